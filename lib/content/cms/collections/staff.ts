import type { CollectionConfig } from 'payload';
import { getSettings } from '../../../platform/settings/settings';
import { staffCookie } from '../staff-doors/staff-cookie';
import { checkStaffPassword } from '../hooks/check-staff-password';
import { admins, adminsOnlyField, ownAccountOrAdmin, staffRoles } from '../access/roles';

/**
 * The people of the editors' panel; the only Payload auth collection. Members of the site live apart and can
 * never sign in here.
 */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Staff member', plural: 'Staff' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    useAPIKey: false,
    cookies: staffCookie(getSettings().SITE_URL),
  },
  admin: { useAsTitle: 'email', group: 'People', defaultColumns: ['email', 'name', 'role', 'updatedAt'] },
  access: {
    admin: ({ req }) => req.user !== null,
    create: admins,
    read: ownAccountOrAdmin,
    update: ownAccountOrAdmin,
    delete: admins,
    // Payload's default lets any signed-in person lift anybody's lock (CVE-2026-11779).
    unlock: admins,
  },
  hooks: {
    beforeValidate: [checkStaffPassword],
    beforeChange: [
      ({ data, operation }) =>
        operation === 'update' && data.password ? { ...data, mustChangePassword: false } : data,
    ],
  },
  fields: [
    // Above all else, because the fields for a new password are Payload's own and say nothing of it.
    {
      name: 'passwordRule',
      type: 'ui',
      admin: { components: { Field: '/components/content/panel/password-rule#PasswordRule' } },
    },
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: staffRoles.map((role) => ({ label: role, value: role })),
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: {
        description: 'Admins do everything; editors write; moderators look after comments and messages.',
      },
    },
    {
      name: 'mustChangePassword',
      type: 'checkbox',
      defaultValue: false,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { description: 'They must choose a new password before they can do anything else.' },
    },
  ],
};

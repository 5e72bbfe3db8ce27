import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkProblems as LinkProblems_ea4c069865716490ec260c466d7c0343 } from '../../../components/content/panel/link-problems'
import { SourceRowLabel as SourceRowLabel_4cfcd6ac2a6ca8c0126d87a7ae097394 } from '../../../components/content/panel/source-row-label'
import { SearchPreview as SearchPreview_df7ce01e691b67df7287285071f8ad5a } from '../../../components/content/panel/search-preview'
import { ScheduleNote as ScheduleNote_c559e2d1fb7a19fa0302664fa34cf7e7 } from '../../../components/content/panel/schedule-note'
import { UsesList as UsesList_be4187f074fc7469f9222c254d2306c0 } from '../../../components/content/panel/uses-list'
import { Untitled as Untitled_b6439ed9e7244bd9ecced8087ce8751f } from '../../../components/content/panel/untitled'
import { VersionList as VersionList_af03fe43c317be91cd91012bac4b2afa } from '../../../components/content/panel/version-list'
import { NewDraft as NewDraft_856ad0967ff61fd828ec9a4a11d3f65b } from '../../../components/content/panel/new-draft'
import { PublicationCalendar as PublicationCalendar_c4eea7e253673609e23a80038409a4f1 } from '../../../components/content/panel/publication-calendar'
import { StoryProblems as StoryProblems_a6c31924f24650187144742725119eb8 } from '../../../components/content/panel/story-problems'
import { StoryRowLabel as StoryRowLabel_68e24eeb1a7a8f73fee2619301b4193c } from '../../../components/content/panel/story-row-label'
import { CommentStatusCell as CommentStatusCell_761137f8d2bd016f4bc4199242544be8 } from '../../../components/content/panel/comment-status-cell'
import { PasswordRule as PasswordRule_7c5e38c2a4db55bf951899de297273cd } from '../../../components/content/panel/password-rule'
import { TryAgain as TryAgain_80480f64749d3bf1b234924211723a0a } from '../../../components/content/panel/try-again'
import { PanelIcon as PanelIcon_5a6439706724eb057f69f1fa139d29fc } from '../../../components/content/panel/panel-icon'
import { PanelLogo as PanelLogo_378fbdbb98dbe0d264d766dd7ee24f5a } from '../../../components/content/panel/panel-logo'
import { DashboardLinks as DashboardLinks_ffa17fe57bee94cf4cccf6b4b37870bb } from '../../../components/content/panel/dashboard-links'
import { PasswordLength as PasswordLength_ebc0ba10d5e2030033682e1db0678052 } from '../../../components/content/panel/password-length'
import { PasteFromWordProcessors as PasteFromWordProcessors_ea3732a87435bd13702f2fa108fc9183 } from '../../../components/content/panel/paste-from-word-processors'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/content/panel/link-problems#LinkProblems": LinkProblems_ea4c069865716490ec260c466d7c0343,
  "/components/content/panel/source-row-label#SourceRowLabel": SourceRowLabel_4cfcd6ac2a6ca8c0126d87a7ae097394,
  "/components/content/panel/search-preview#SearchPreview": SearchPreview_df7ce01e691b67df7287285071f8ad5a,
  "/components/content/panel/schedule-note#ScheduleNote": ScheduleNote_c559e2d1fb7a19fa0302664fa34cf7e7,
  "/components/content/panel/uses-list#UsesList": UsesList_be4187f074fc7469f9222c254d2306c0,
  "/components/content/panel/untitled#Untitled": Untitled_b6439ed9e7244bd9ecced8087ce8751f,
  "/components/content/panel/version-list#VersionList": VersionList_af03fe43c317be91cd91012bac4b2afa,
  "/components/content/panel/new-draft#NewDraft": NewDraft_856ad0967ff61fd828ec9a4a11d3f65b,
  "/components/content/panel/publication-calendar#PublicationCalendar": PublicationCalendar_c4eea7e253673609e23a80038409a4f1,
  "/components/content/panel/story-problems#StoryProblems": StoryProblems_a6c31924f24650187144742725119eb8,
  "/components/content/panel/story-row-label#StoryRowLabel": StoryRowLabel_68e24eeb1a7a8f73fee2619301b4193c,
  "/components/content/panel/comment-status-cell#CommentStatusCell": CommentStatusCell_761137f8d2bd016f4bc4199242544be8,
  "/components/content/panel/password-rule#PasswordRule": PasswordRule_7c5e38c2a4db55bf951899de297273cd,
  "/components/content/panel/try-again#TryAgain": TryAgain_80480f64749d3bf1b234924211723a0a,
  "/components/content/panel/panel-icon#PanelIcon": PanelIcon_5a6439706724eb057f69f1fa139d29fc,
  "/components/content/panel/panel-logo#PanelLogo": PanelLogo_378fbdbb98dbe0d264d766dd7ee24f5a,
  "/components/content/panel/dashboard-links#DashboardLinks": DashboardLinks_ffa17fe57bee94cf4cccf6b4b37870bb,
  "/components/content/panel/password-length#PasswordLength": PasswordLength_ebc0ba10d5e2030033682e1db0678052,
  "/components/content/panel/paste-from-word-processors#PasteFromWordProcessors": PasteFromWordProcessors_ea3732a87435bd13702f2fa108fc9183,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
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
import { SearchPreview as SearchPreview_df7ce01e691b67df7287285071f8ad5a } from '../../../components/content/panel/search-preview'
import { ScheduleNote as ScheduleNote_2478ba8451eb192a813183df468319fa } from '../../../components/content/panel/schedule-note'
import { UsesList as UsesList_6999feb0057352a001c7e33d9c70c1a2 } from '../../../components/content/panel/uses-list'
import { StoryProblems as StoryProblems_420e7f6a8f546a95f54b19b592a5ad5a } from '../../../components/content/panel/story-problems'
import { StoryRowLabel as StoryRowLabel_58453fc761377dff224500c013831cec } from '../../../components/content/panel/story-row-label'
import { CommentStatusCell as CommentStatusCell_4d6bba2df0dbead4c2a67ab1b7728e72 } from '../../../components/content/panel/comment-status-cell'
import { PasswordRule as PasswordRule_f72924655322a08de56af5704f270061 } from '../../../components/content/panel/password-rule'
import { TryAgain as TryAgain_db4409771f087a242b58013fd2eed182 } from '../../../components/content/panel/try-again'
import { PanelIcon as PanelIcon_c459e65b2c73e0c16b1c64c9adabe8fc } from '../../../components/content/panel/panel-icon'
import { PanelLogo as PanelLogo_ad555feeb8649ae39dc1eb64b19212c3 } from '../../../components/content/panel/panel-logo'
import { DashboardLinks as DashboardLinks_7c742e26cc5d377027e48d97a8ae9a22 } from '../../../components/content/panel/dashboard-links'
import { PasswordLength as PasswordLength_15050df4130796ab3305cb36e0eea967 } from '../../../components/content/panel/password-length'
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
  "/components/content/panel/search-preview#SearchPreview": SearchPreview_df7ce01e691b67df7287285071f8ad5a,
  "/components/content/panel/schedule-note#ScheduleNote": ScheduleNote_2478ba8451eb192a813183df468319fa,
  "/components/content/panel/uses-list#UsesList": UsesList_6999feb0057352a001c7e33d9c70c1a2,
  "/components/content/panel/story-problems#StoryProblems": StoryProblems_420e7f6a8f546a95f54b19b592a5ad5a,
  "/components/content/panel/story-row-label#StoryRowLabel": StoryRowLabel_58453fc761377dff224500c013831cec,
  "/components/content/panel/comment-status-cell#CommentStatusCell": CommentStatusCell_4d6bba2df0dbead4c2a67ab1b7728e72,
  "/components/content/panel/password-rule#PasswordRule": PasswordRule_f72924655322a08de56af5704f270061,
  "/components/content/panel/try-again#TryAgain": TryAgain_db4409771f087a242b58013fd2eed182,
  "/components/content/panel/panel-icon#PanelIcon": PanelIcon_c459e65b2c73e0c16b1c64c9adabe8fc,
  "/components/content/panel/panel-logo#PanelLogo": PanelLogo_ad555feeb8649ae39dc1eb64b19212c3,
  "/components/content/panel/dashboard-links#DashboardLinks": DashboardLinks_7c742e26cc5d377027e48d97a8ae9a22,
  "/components/content/panel/password-length#PasswordLength": PasswordLength_15050df4130796ab3305cb36e0eea967,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

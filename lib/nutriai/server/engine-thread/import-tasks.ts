import { readAccount } from '../imports/account-tasks';
import { readImportFile, readImportMeals } from '../imports/import-tasks';

export const importFile = readImportFile;
export const importMeals = readImportMeals;
export const accountFile = readAccount;

import { emptyPackage, type PackageValues } from './package-values';

/** The form's field of that name, if it has one. */
export function fieldNameOf(name: string): keyof PackageValues | undefined {
  return isFieldName(name) ? name : undefined;
}

function isFieldName(name: string): name is keyof PackageValues {
  return Object.hasOwn(emptyPackage, name);
}

/** Reads from the sources what every event type carries; a shape that changed is an event that old readers may not understand. */
import ts from 'typescript';
import { inRoot } from './folders.mjs';

/**
 * The required fields of each event type as one text, optional ones left out because old events lack them:
 * `{ OrderPaid: '{currency:string,orderId:string,…}' }`.
 */
export function readEventShapes() {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot());
  const program = ts.createProgram(
    fileNames.filter((name) => name.endsWith('.events.ts')),
    { ...options, incremental: false, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const shapes = {};
  for (const source of program.getSourceFiles().filter(({ fileName }) => fileName.endsWith('.events.ts'))) {
    for (const statement of source.statements.filter(ts.isTypeAliasDeclaration)) {
      const type = checker.getTypeAtLocation(statement.name);
      const name = propertyOf(checker, type, 'type');
      const data = propertyOf(checker, type, 'data');
      if (name?.isStringLiteral() && data) shapes[name.value] = shapeOf(checker, data);
    }
  }
  return Object.fromEntries(Object.entries(shapes).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The file that the server is built with. */
export function eventShapesSource(shapes) {
  const lines = Object.entries(shapes).map(([type, shape]) => `  ${type}: '${shape}',`);
  return `/** Written by \`npm run events\`: the required fields of every event type in its present version. */\nexport const EVENT_SHAPES: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}

function propertyOf(checker, type, name) {
  const property = type.isUnion() ? undefined : type.getProperty(name);
  return property && checker.getTypeOfSymbol(property);
}

function shapeOf(checker, type) {
  if (type.isUnion()) return [...new Set(type.types.map((part) => shapeOf(checker, part)))].sort().join('|');
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & ts.TypeFlags.Null) return 'null';
  // A number with a unit is a number on the wire.
  if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.NumberLike)) return 'number';
  if (checker.isArrayType(type)) return `[${shapeOf(checker, checker.getTypeArguments(type)[0])}]`;
  const fields = type.getProperties().filter((field) => !(field.flags & ts.SymbolFlags.Optional));
  return `{${fields
    .map((field) => `${field.name}:${shapeOf(checker, checker.getTypeOfSymbol(field))}`)
    .sort()
    .join(',')}}`;
}

/** `npm run openapi`: writes the API's contract and prepares the browsers' types of it; `-- check` only reports whether it is out of date. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing({ development: true });
const { readFileSync } = await import('node:fs');
const { before, ReadonlyVisitor } = await import('@nestjs/swagger/plugin');
const { bundle } = await import('./bundle.mjs');
const { runChild } = await import('./children.mjs');
const { prepareContractTypes } = await import('./contract-types.mjs');
const { inData, inRoot } = await import('./folders.mjs');

await bundle({ openapi: 'api/openapi' }, inData('openapi'), [describedRoutes()]);
const { ok, output } = await runChild({
  name: 'openapi',
  script: inData('openapi/openapi.cjs'),
  args: process.argv.slice(2),
});
if (ok) await prepareContractTypes();
console.log(output || 'The contract is current.');
process.exit(ok ? 0 : 1);

/** Nest's own compiler step writes into routes and DTOs what their types and comments say; the server itself needs none of it. */
function describedRoutes() {
  const program = ReadonlyVisitor.createTsProgram(inRoot('tsconfig.json'));
  const {
    compilerOptions: {
      plugins: [{ options }],
    },
  } = JSON.parse(readFileSync(inRoot('nest-cli.json'), 'utf8'));
  const describe = before(options, program);
  return {
    name: 'described-routes',
    load: {
      filter: { id: /[\\/]api[\\/].*\.(dto|entity|controller|resource)\.ts$/ },
      handler(id) {
        let code;
        const source = program.getSourceFile(id);
        program.emit(
          source,
          (name, text) => {
            if (name.endsWith('.js')) code = text;
          },
          undefined,
          false,
          { before: [describe] },
        );
        return { code, moduleType: 'js' };
      },
    },
  };
}

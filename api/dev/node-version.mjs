/** First import of every command: says in one sentence what is missing, before newer syntax is parsed. */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Ludoteca needs Node.js 20.19 or newer; this is ${process.versions.node}. Install a current one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

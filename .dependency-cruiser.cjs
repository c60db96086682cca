const PURE = '\\.(decider|process|events|commands|rules)\\.ts$';
const PROVIDER = '^api/contexts/payments/transbank/index\\.ts$';
const EVENTS = '^api/contexts/[^/]+/([^/]+\\.events|index)\\.ts$';
const OPEN = '^api/contexts/[^/]+/(index|[^/]+\\.(events|commands))\\.ts$';
const SPEC = '\\.spec\\.ts$';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-circles', 'Circles hide who decides.', {}, { circular: true }),
    rule(
      'everything-resolves',
      'A path to nowhere escapes every other rule.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'kernel-stands-alone',
      'Words and sums only; luxon knows when Chile changes its clocks.',
      { path: '^api/kernel/', pathNot: SPEC },
      { pathNot: ['^api/kernel/', 'node_modules/(@types/)?luxon/'] },
    ),
    rule('pure-stays-pure', 'A decision does no I/O.', { path: PURE }, { pathNot: ['^api/kernel/', PURE] }),
    rule(
      'platform-knows-no-context',
      'Plumbing serves all alike.',
      { path: '^api/platform/' },
      { path: '^api/(contexts|processes|backoffice)/' },
    ),
    rule(
      'contexts-meet-in-events',
      'A context sees the facts of another, and what its index publishes.',
      { path: '^api/contexts/([^/]+)/' },
      { path: '^api/contexts/', pathNot: ['^api/contexts/$1/', EVENTS] },
    ),
    rule(
      'use-the-door',
      'From outside: index, events, commands.',
      { path: '^api/', pathNot: '^api/contexts/' },
      { path: '^api/contexts/', pathNot: [OPEN, PROVIDER] },
    ),
    rule(
      'simulator-stands-alone',
      'It knows nothing of the shop.',
      { path: '^api/simulator/' },
      { path: '^api/(?!simulator/)' },
    ),
    rule(
      'simulator-is-not-imported',
      'Reach it over HTTP.',
      { path: '^(api/(?!simulator/)|admin/|storefront/)' },
      { path: '^api/simulator/' },
    ),
    rule(
      'browsers-know-only-the-wire',
      'The OpenAPI document is the contract; its types, the rules for builds and the lease of a token are all that browsers share.',
      { path: '^(admin|storefront)/' },
      {
        path: '^api/',
        pathNot:
          '^api/(contexts/(publishing/archives/(index|(findings|version)\\.rules)|access/sessions/lease\\.rules)\\.ts|dev/part-sizes\\.mjs)$',
      },
    ),
    rule(
      'browsers-stand-apart',
      'Two apps, two audiences.',
      { path: '^(admin|storefront)/' },
      { path: '^(admin|storefront)/', pathNot: '^$1/' },
    ),
    rule(
      'features-stand-apart',
      'Routes join features.',
      { path: '^storefront/src/features/([^/]+)/' },
      { path: '^storefront/src/(features|routes)/', pathNot: '^storefront/src/features/$1/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

/** Stands in front of fast-check: one run draws all its examples from one seed, which its first lines name. */
import properties from '../../node_modules/fast-check/lib/cjs/fast-check.js';

properties.configureGlobal({ seed: Number(process.env.TEST_PROPERTY_SEED ?? 1) });

export default properties;

import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";

/**
 * Random sequences of operations of money against a model: `npm run model` plays 10,000 from a new seed, `npm run model --
 * 2000 14` plays 2,000 from that one. The same numbers play the same again.
 */
const [sequences = "10000", seed = String(randomInt(1_000_000))] = process.argv.slice(2);
console.log(`npm run model -- ${sequences} ${seed}`);
const { status } = spawnSync("npx", ["vitest", "run", "tools/model", "--maxWorkers=1", "--disableConsoleIntercept"], {
	stdio: "inherit",
	env: { ...process.env, SEQUENCES: sequences, SEED: seed },
});
process.exit(status ?? 1);

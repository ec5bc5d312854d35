import { cruise } from "dependency-cruiser";
import extractConfig from "dependency-cruiser/config-utl/extract-depcruise-config";

const ROOMS = ["kernel", "engines", "platform", "games", "domains", "apps", "testing"];

/** A cruiser that finds no module also finds no fault; so the count of modules is a check of its own. */
const FEWEST_MODULES = 200;

const options = (await extractConfig(new URL("../../.dependency-cruiser.cjs", import.meta.url).pathname)) as Record<
	string,
	unknown
>;
const { output } = await cruise(ROOMS, {
	...(options.options as object),
	ruleSet: { forbidden: options.forbidden as never },
	validate: true,
});
if (typeof output === "string") throw new Error(output);

const { violations, totalCruised } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (totalCruised < FEWEST_MODULES) console.error(`only ${totalCruised} modules were read; the check itself is broken`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
process.exit(violations.length > 0 || totalCruised < FEWEST_MODULES ? 1 : 0);

import { cruise } from "dependency-cruiser";
import extractConfig from "dependency-cruiser/config-utl/extract-depcruise-config";

const FOLDERS = ["kernel", "engines", "platform", "games", "domains", "apps", "testing", "tools", "e2e"];

/** If the cruiser finds no modules, it finds no violations either. So the number of modules is checked, too. */
const MIN_MODULES = 200;

const options = (await extractConfig(new URL("../../.dependency-cruiser.cjs", import.meta.url).pathname)) as Record<
	string,
	unknown
>;
const { output } = await cruise(FOLDERS, {
	...(options.options as object),
	ruleSet: { forbidden: options.forbidden as never },
	validate: true,
});
if (typeof output === "string") throw new Error(output);

const { violations, totalCruised } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (totalCruised < MIN_MODULES) console.error(`only ${totalCruised} modules were read; the check itself is broken`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
process.exit(violations.length > 0 || totalCruised < MIN_MODULES ? 1 : 0);

import { cruise } from "dependency-cruiser";
import { importRules, READING } from "../modules/import-rules.ts";
import { MODULES } from "../modules/modules.ts";

const FOLDERS = ["kernel", "engines", "platform", "games", "domains", "apps", "testing", "tools", "e2e"];

/** If the cruiser finds no modules, it finds no violations either. So the number of modules is checked, too. */
const MIN_MODULES = 200;

const { output } = await cruise(FOLDERS, {
	...READING,
	ruleSet: { forbidden: importRules(MODULES) },
	validate: true,
});
if (typeof output === "string") throw new Error(output);

const { violations, totalCruised } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (totalCruised < MIN_MODULES) console.error(`only ${totalCruised} modules were read; the check itself is broken`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
process.exit(violations.length > 0 || totalCruised < MIN_MODULES ? 1 : 0);

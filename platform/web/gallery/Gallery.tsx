import { ThemeSwitch } from "../components/theme/ThemeSwitch.tsx";
import { Forms } from "./Forms.tsx";
import { Lobby } from "./Lobby.tsx";
import { Pages } from "./Pages.tsx";
import { Buttons, Foundations } from "./Words.tsx";

/** Every component in all its states, on one page. `nowMs` is when it is rendered. */
export function Gallery({ nowMs }: { nowMs: number }) {
	return (
		<div
			style={{
				display: "grid",
				gridTemplateColumns: "minmax(0, 1fr)",
				gap: 48,
				maxWidth: 1200,
				margin: "0 auto",
				padding: "24px 16px 120px",
			}}
		>
			<header
				style={{ display: "flex", flexWrap: "wrap", gap: 16, alignItems: "center", justifyContent: "space-between" }}
			>
				<h1 className="text-3xl">Components</h1>
				<ThemeSwitch label="Theme" labels={{ system: "System", dark: "Dark", light: "Light" }} />
			</header>
			<Lobby />
			<Buttons />
			<Forms />
			<Pages nowMs={nowMs} />
			<Foundations />
		</div>
	);
}

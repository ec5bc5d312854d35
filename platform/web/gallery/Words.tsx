import { Button } from "../components/actions/Button.tsx";
import { IconButton } from "../components/actions/IconButton.tsx";
import { Avatar } from "../components/marks/Avatar.tsx";
import { Badge } from "../components/marks/Badge.tsx";
import { Icon } from "../components/marks/Icon.tsx";
import { iconNames } from "../icons/names.ts";
import { Columns, Line, Specimen } from "./Specimen.tsx";

const surfaces = ["surface-0", "surface-1", "surface-2", "surface-3", "accent", "danger", "info", "success", "warning"];
const sizes = ["4xl", "3xl", "2xl", "xl", "lg", "base", "sm", "xs"];

function Swatch({ name }: { name: string }) {
	const background = {
		background: `var(--${name})`,
		border: "1px solid var(--hairline)",
		borderRadius: 12,
		height: 56,
	};
	return (
		<div style={{ display: "grid", gap: 6, width: 96, fontSize: 13 }}>
			<span style={background} />
			{name}
		</div>
	);
}

export function Foundations() {
	return (
		<>
			<Specimen name="Colours">
				<Line>
					{surfaces.map((name) => (
						<Swatch key={name} name={name} />
					))}
				</Line>
			</Specimen>
			<Specimen name="Type">
				<div style={{ display: "grid", gap: 8 }}>
					{sizes.map((size, place) => (
						<p key={size} className={`text-${size} ${place < 4 ? "display" : ""}`}>
							The deep is dealing, at 96.10 % · 1,234.56
						</p>
					))}
				</div>
			</Specimen>
			<Specimen name="Icons">
				<div style={{ fontSize: 24 }}>
					<Line>
						{iconNames.map((name) => (
							<Icon key={name} name={name} label={name} />
						))}
					</Line>
				</div>
			</Specimen>
		</>
	);
}

export function Buttons() {
	return (
		<Columns width={420}>
			<Specimen name="Button">
				<Line>
					<Button>Deposit</Button>
					<Button look="secondary">Practise</Button>
					<Button look="quiet">Not now</Button>
					<Button look="danger" icon="trash">
						Forfeit bonus
					</Button>
				</Line>
				<Line>
					<Button size="s">Play</Button>
					<Button size="s" look="secondary" icon="heart">
						Keep
					</Button>
					<Button href="#top" look="secondary" iconEnd="chevron-right">
						A link
					</Button>
				</Line>
				<Line>
					<Button pending>Place $10.00</Button>
					<Button disabled>Place $10.00</Button>
				</Line>
				<Button wide>Accept and place $10.00</Button>
			</Specimen>
			<Specimen name="Icon button, badge, avatar">
				<Line>
					<IconButton icon="search" label="Search" />
					<IconButton icon="user" label="Account, 3 unread messages" count={3} />
					<IconButton icon="bell" label="Inbox, more than 999 unread messages" count={1_240} />
					<IconButton icon="heart" label="Keep this game" href="#top" />
					<Avatar name="Alice Marguerite Okafor" />
					<Avatar name="ليلى حسن" />
				</Line>
				<Line>
					<Badge>Draft</Badge>
					<Badge tone="info">In review</Badge>
					<Badge tone="success">Verified</Badge>
					<Badge tone="warning">Pending</Badge>
					<Badge tone="danger">Blocked</Badge>
				</Line>
			</Specimen>
		</Columns>
	);
}

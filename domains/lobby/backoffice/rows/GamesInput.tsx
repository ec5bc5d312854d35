import { EntryPicker, type FormSchema, moved, useProblem } from "@baize/content/backoffice";
import { FORM_KEYWORD, MAX_ROW_GAMES } from "@baize/content/contract";
import { useFormats } from "@baize/platform-backoffice";
import { Box, FormHelperText, Typography } from "@mui/material";
import { useState } from "react";
import { MoveButtons } from "./MoveButtons.tsx";
import { useMoving } from "./use-moving.ts";

const GAME: FormSchema = { [FORM_KEYWORD]: "entry:casino_game_page" };

type Props = {
	place: string;
	games: readonly string[];
	/** Titles by slug, of those that are known. */
	titles: ReadonlyMap<string, string>;
	onChange(games: readonly string[]): void;
};

/** The games that are picked by hand, in order, and one more to pick. */
export function GamesInput({ place, games, titles, onChange }: Props) {
	const { t } = useFormats();
	const problem = useProblem(place);
	// The picker is empty again once a game is picked: a new one takes its place.
	const [picked, setPicked] = useState(0);
	const moving = useMoving();
	function add(slug: unknown): void {
		if (typeof slug !== "string" || slug === "") return;
		setPicked(picked + 1);
		if (!games.includes(slug)) onChange([...games, slug]);
	}
	return (
		<Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
			<Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
				{t("lobby.games.title")}
			</Typography>
			<Typography variant="body2" color="text.secondary">
				{t(games.length === 0 ? "lobby.games.none" : "lobby.games.hint")}
			</Typography>
			<Box component="ol" ref={moving.list} sx={{ m: 0, p: 0, listStyle: "none" }}>
				{games.map((slug, at) => (
					<Game
						key={slug}
						name={titles.get(slug) ?? slug}
						place={`${place}.${at}`}
						at={at}
						count={games.length}
						onMove={(to) => {
							moving.moved(at, to);
							onChange(moved(games, at, to));
						}}
						onRemove={() => onChange(games.filter((each) => each !== slug))}
					/>
				))}
			</Box>
			{problem && <FormHelperText error>{problem}</FormHelperText>}
			{games.length < MAX_ROW_GAMES ? (
				<Box sx={{ mt: 1 }}>
					<EntryPicker
						key={picked}
						schema={GAME}
						label={t("lobby.games.add")}
						place={`${place}.add`}
						value=""
						isRequired={false}
						onChange={add}
					/>
				</Box>
			) : (
				<FormHelperText>{t("lobby.games.full", { most: MAX_ROW_GAMES })}</FormHelperText>
			)}
		</Box>
	);
}

type GameProps = Parameters<typeof MoveButtons>[0] & { place: string };

function Game({ place, ...move }: GameProps) {
	const problem = useProblem(place);
	return (
		<Box component="li" sx={{ borderBottom: 1, borderColor: "divider" }}>
			<Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
				<Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
					{move.at + 1}. {move.name}
				</Typography>
				<MoveButtons {...move} />
			</Box>
			{problem && <FormHelperText error>{problem}</FormHelperText>}
		</Box>
	);
}

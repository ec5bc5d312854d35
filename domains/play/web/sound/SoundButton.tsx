import { IconButton } from "@baize/platform-web";
import { type RefObject, useEffect } from "react";
import { usePlayTexts } from "../texts.ts";
import { useSoundChoice } from "./sound-choice.ts";

type Props = { gameId: string; bar: RefObject<HTMLElement | null>; onOpen(): void };

/** Says whether the game sounds, and opens the choice. */
export function SoundButton({ gameId, bar, onOpen }: Props) {
	const t = usePlayTexts();
	const { isOn, volume } = useSoundChoice();
	useSpeaker(gameId, bar);
	const sounds = isOn && volume > 0;
	return (
		<IconButton
			icon={sounds ? "volume" : "volume-off"}
			label={t(sounds ? "bar.soundOn" : "bar.soundOff")}
			aria-haspopup="dialog"
			onClick={onOpen}
		/>
	);
}

/** Its script loads after the game has been shown; where it does not load, the game is silent. */
function useSpeaker(gameId: string, bar: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		let close = (): void => {};
		let isGone = false;
		void import("./speaker.ts").then(
			({ openSpeaker }) => {
				const shell = bar.current?.parentElement;
				if (!isGone && shell) close = openSpeaker(gameId, shell);
			},
			() => {},
		);
		return () => {
			isGone = true;
			close();
		};
	}, [gameId, bar]);
}

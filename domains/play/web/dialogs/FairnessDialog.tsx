import { Button, Dialog, Notice, SkeletonText, TextField } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { CallError, callHouse, useCall, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { type PracticeAnswer, readSeeds, rotateSeeds, type Seeds } from "../../contract/index.ts";
import type { Game } from "../game/use-game.ts";
import type { GamePage } from "../load-game.ts";
import { usePlayTexts } from "../texts.ts";
import { Code } from "./Code.tsx";

type Props = { page: GamePage; game: Game; onClose(): void };

/** What the rounds are drawn from, as far as it may be known now, and the way to make it known. */
export default function FairnessDialog({ page, game, onClose }: Props) {
	const t = usePlayTexts();
	const path = useSitePath();
	return (
		<Dialog
			open
			sheet
			onClose={onClose}
			title={t("fairness.title")}
			closeLabel={t("fairness.close")}
			actions={
				<Button look="secondary" href={path("/fairness/verify")}>
					{t("fairness.verify")}
				</Button>
			}
		>
			<div className="grid gap-5">
				<p>{t("fairness.intro")}</p>
				{page.player && game.isReal ? (
					<PlayerSeeds handle={page.player.handle} ownSeed={game.ownSeed} isIdle={game.phase === "idle"} />
				) : (
					<PracticeSeeds round={game.practised} />
				)}
			</div>
		</Dialog>
	);
}

type PlayerSeedsProps = { handle: string; ownSeed: string | undefined; isIdle: boolean };

function PlayerSeeds({ handle, ownSeed, isIdle }: PlayerSeedsProps) {
	const t = usePlayTexts();
	const [seeds, setSeeds] = useState<Seeds>();
	const [hasFailed, setFailed] = useState(false);
	const [isRotated, setRotated] = useState(false);
	const rotated = (changed: Seeds): void => {
		setSeeds(changed);
		setRotated(true);
	};
	const load = useCallback(() => {
		setFailed(false);
		const told = (seeds: Seeds): void => setSeeds(withOwn(seeds, ownSeed));
		callHouse(readSeeds, { params: { session: handle } }).then(told, (error) => {
			if (!(error instanceof CallError)) throw error;
			setFailed(true);
		});
	}, [handle, ownSeed]);
	useEffect(load, [load]);
	if (hasFailed)
		return (
			<Notice
				live
				tone="danger"
				actions={
					<Button size="s" onClick={load}>
						{t("fairness.retry")}
					</Button>
				}
			>
				{t("fairness.failed")}
			</Notice>
		);
	if (!seeds) return <SkeletonText lines={6} label={t("stage.loading")} />;
	return (
		<>
			<dl className="grid gap-4">
				<Code name={t("fairness.commitment")} value={seeds.commitment} />
				<Code name={t("fairness.clientSeed")} value={seeds.clientSeed} />
				<Code name={t("fairness.nextNonce")} value={String(seeds.nextNonce)} />
				<Code name={t("fairness.nextCommitment")} value={seeds.nextCommitment} />
			</dl>
			<Rotation key={seeds.commitment} handle={handle} seeds={seeds} isIdle={isIdle} onRotated={rotated} />
			<p role="status">{isRotated ? t("fairness.rotated") : ""}</p>
			<Retired seeds={seeds} />
		</>
	);
}

/** A pair that is not begun will be begun with the seed of this page. */
const withOwn = (seeds: Seeds, ownSeed: string | undefined): Seeds =>
	ownSeed === undefined || seeds.isBegun ? seeds : { ...seeds, clientSeed: ownSeed };

type RotationProps = { handle: string; seeds: Seeds; isIdle: boolean; onRotated(seeds: Seeds): void };

function Rotation({ handle, seeds, isIdle, onRotated }: RotationProps) {
	const t = usePlayTexts();
	const rotation = useCall(rotateSeeds);
	const errorText = useErrorText();
	const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
		event.preventDefault();
		const clientSeed = String(new FormData(event.currentTarget).get("clientSeed")).trim();
		const rotated = await rotation.run({ params: { session: handle }, body: clientSeed ? { clientSeed } : {} });
		if (rotated) onRotated(rotated);
	};
	return (
		<form className="grid gap-3" onSubmit={(event) => void submit(event)}>
			<TextField
				name="clientSeed"
				label={t("fairness.clientSeed")}
				hint={t("fairness.clientSeedHint")}
				defaultValue={seeds.clientSeed}
				pattern="[A-Za-z0-9 _.\-]{1,64}"
				maxLength={64}
				autoComplete="off"
				spellCheck={false}
				dir="ltr"
				error={rotation.error ? errorText(rotation.error) : undefined}
			/>
			<Button type="submit" pending={rotation.pending} disabled={!isIdle}>
				{t("fairness.rotate")}
			</Button>
		</form>
	);
}

function Retired({ seeds }: { seeds: Seeds }) {
	const t = usePlayTexts();
	const dateText = useDateText();
	if (seeds.retired.length === 0) return <p className="text-ink-muted">{t("fairness.noneRevealed")}</p>;
	return (
		<section>
			<h3 className="mb-2 text-lg">{t("fairness.revealed")}</h3>
			<ul className="grid gap-4">
				{seeds.retired.map(({ commitment, clientSeed, serverSeed, revealedAtMs }) => (
					<li key={commitment} className="rounded-card bg-surface-2 p-3">
						<dl className="grid gap-2">
							<Code
								name={t("fairness.serverSeed")}
								value={serverSeed ?? t("fairness.notYet", { time: dateText(revealedAtMs) })}
							/>
							<Code name={t("fairness.commitment")} value={commitment} />
							<Code name={t("fairness.clientSeed")} value={clientSeed} />
						</dl>
					</li>
				))}
			</ul>
		</section>
	);
}

function PracticeSeeds({ round }: { round: PracticeAnswer | undefined }) {
	const t = usePlayTexts();
	const [isCopied, setCopied] = useState(false);
	if (!round)
		return (
			<>
				<p>{t("fairness.practice")}</p>
				<p className="text-ink-muted">{t("fairness.noRound")}</p>
			</>
		);
	const copy = (): void => {
		void navigator.clipboard.writeText(JSON.stringify(round)).then(() => setCopied(true));
	};
	return (
		<>
			<p>{t("fairness.practice")}</p>
			<h3 className="text-lg">{t("fairness.lastRound")}</h3>
			<dl className="grid gap-4">
				<Code name={t("fairness.serverSeed")} value={round.serverSeed} />
				<Code name={t("fairness.commitment")} value={round.fairness.commitment} />
				<Code name={t("fairness.clientSeed")} value={round.fairness.clientSeed} />
			</dl>
			<Button look="secondary" icon="copy" onClick={copy}>
				{t("fairness.copy")}
			</Button>
			<p role="status">{isCopied ? t("fairness.copied") : ""}</p>
		</>
	);
}

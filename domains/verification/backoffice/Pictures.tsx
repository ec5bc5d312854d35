import { type CallSpec, pathOf } from "@baize/kernel/call";
import { Panel } from "@baize/platform-backoffice";
import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { type ReviewedDocumentView, readDocumentImage } from "../contract/index.ts";

const QUARTER_TURN = 90;

/** The sides beside each other. A picture loads on request, because every view is recorded. */
export function Pictures({ document: { id, images } }: { document: ReviewedDocumentView }) {
	const t = useTranslate();
	return (
		<Panel title={t("verification.page.pictures")}>
			<Typography color="text.secondary" sx={{ mb: 1 }}>
				{t(images.length === 0 ? "verification.page.noPictures" : "verification.page.shown")}
			</Typography>
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", lg: "1fr 1fr" } }}>
				{images.map((image) => (
					<Picture key={image.side} submission={id} image={image} />
				))}
			</Box>
		</Panel>
	);
}

function Picture({ submission, image }: { submission: string; image: ReviewedDocumentView["images"][number] }) {
	const t = useTranslate();
	const notify = useNotify();
	const refresh = useRefresh();
	const [isShown, setShown] = useState(false);
	const [turn, setTurn] = useState(0);
	const { side, isDeleted, isOpenedByMe } = image;
	const name = t(`verification.sides.${side}`);

	function onFailed(): void {
		setShown(false);
		notify("verification.page.failed", { type: "error" });
	}

	if (isDeleted) return <Typography>{`${name}: ${t("verification.page.deleted")}`}</Typography>;
	if (!isShown) {
		return (
			<Button variant="outlined" sx={{ minHeight: 160 }} onClick={() => setShown(true)}>
				{t("verification.page.show", { side: name })}
			</Button>
		);
	}
	return (
		<Box component="figure" sx={{ m: 0, display: "grid", gap: 1 }}>
			<Box
				component="img"
				src={pathOf(readDocumentImage as CallSpec, { submission, side })}
				alt={t("verification.page.picture", { side: name })}
				// The decision waits for each view.
				onLoad={() => isOpenedByMe || refresh()}
				onError={onFailed}
				sx={{
					width: "100%",
					aspectRatio: "4 / 3",
					objectFit: "contain",
					bgcolor: "action.hover",
					rotate: `${turn}deg`,
				}}
			/>
			<Box component="figcaption" sx={{ display: "flex", justifyContent: "space-between", alignItems: "center" }}>
				{name}
				<Button onClick={() => setTurn((before) => before + QUARTER_TURN)}>{t("verification.page.turn")}</Button>
			</Box>
		</Box>
	);
}

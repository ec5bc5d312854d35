import { useFormats } from "@baize/platform-backoffice";
import { Box, Slider, Stack, Typography } from "@mui/material";
import type { PointerEvent } from "react";
import { pictureAddress } from "../../contract/index.ts";
import { type Focus, focusAt } from "./focus.ts";

type Props = { picture: string; alt: string; focus: Focus; isReadOnly: boolean; onChange(focus: Focus): void };

const CROPS = ["3 / 4", "1 / 1", "16 / 9"] as const;

/** Chooses the point that stays visible: by pointer on the picture, by keyboard with a slider for each direction. */
export function FocusPicker({ picture, alt, focus, isReadOnly, onChange }: Props) {
	const { t } = useFormats();
	const src = pictureAddress(picture, 960);
	function pointed(event: PointerEvent<HTMLElement>): void {
		if (isReadOnly || event.buttons !== 1) return;
		onChange(focusAt(event.currentTarget.getBoundingClientRect(), event));
	}
	return (
		<Stack spacing={2}>
			<Typography>{t("pictures.focus.intro")}</Typography>
			<Box sx={{ position: "relative", justifySelf: "start", alignSelf: "start", lineHeight: 0, maxWidth: 1 }}>
				<Box
					component="img"
					src={src}
					alt={alt}
					draggable={false}
					onPointerDown={pointed}
					onPointerMove={pointed}
					sx={{ maxWidth: 1, maxHeight: 420, cursor: isReadOnly ? "default" : "crosshair", touchAction: "none" }}
				/>
				<Box aria-hidden sx={{ ...MARK, left: `${focus.x}%`, top: `${focus.y}%` }} />
			</Box>
			<Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, gap: 3, px: 1 }}>
				{(["x", "y"] as const).map((axis) => (
					<Box key={axis}>
						<Typography variant="body2" id={`focus-${axis}`}>
							{t(`pictures.focus.${axis}`)}
						</Typography>
						<Slider
							aria-labelledby={`focus-${axis}`}
							value={focus[axis]}
							valueLabelDisplay="auto"
							disabled={isReadOnly}
							onChange={(_event, next) => onChange({ ...focus, [axis]: next as number })}
						/>
					</Box>
				))}
			</Box>
			<Box component="figure" sx={{ m: 0 }}>
				<Typography component="figcaption" variant="body2" sx={{ mb: 1 }}>
					{t("pictures.focus.crops")}
				</Typography>
				<Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: "wrap" }}>
					{CROPS.map((aspectRatio) => (
						<Box
							key={aspectRatio}
							component="img"
							src={src}
							alt=""
							sx={{
								height: 120,
								aspectRatio,
								objectFit: "cover",
								objectPosition: `${focus.x}% ${focus.y}%`,
								borderRadius: 1,
							}}
						/>
					))}
				</Stack>
			</Box>
		</Stack>
	);
}

/** Two rings, so that it is seen on light and on dark pictures. */
const MARK = {
	position: "absolute",
	width: 28,
	height: 28,
	translate: "-50% -50%",
	borderRadius: "50%",
	border: "3px solid #fff",
	outline: "2px solid #000",
	pointerEvents: "none",
} as const;

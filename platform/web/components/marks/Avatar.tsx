/** The first letters of the first and the last part of a name: at most two, whole letters in any script. */
export function initials(name: string): string {
	const parts = name.trim().split(/\s+/).filter(Boolean);
	const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
	return chosen.map((part) => [...(part ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}

/** A person, by picture or initials. Their name is beside it, so it has no label. */
export function Avatar({ name, image, size = "2.5rem" }: { name: string; image?: string; size?: string }) {
	return (
		<span
			aria-hidden="true"
			className="inline-grid flex-none place-items-center overflow-hidden rounded-pill border border-hairline bg-surface-3 font-semibold"
			style={{ width: size, height: size, fontSize: `calc(${size} * 0.38)` }}
		>
			{image ? <img src={image} alt="" width={96} height={96} className="size-full object-cover" /> : initials(name)}
		</span>
	);
}

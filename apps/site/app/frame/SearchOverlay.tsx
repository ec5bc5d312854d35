export default function SearchOverlay({ onClose }: { onClose: () => void }) {
	return (
		<button type="button" onClick={onClose}>
			x
		</button>
	);
}

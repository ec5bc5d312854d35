export default function Lobby() {
	return <h1 className="text-3xl">Baize</h1>;
}

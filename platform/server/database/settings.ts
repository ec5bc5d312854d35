/** How the embedded server runs: durable, and sized for a busy laptop. An external server is tuned by its operator. */
export const EMBEDDED_SETTINGS: Record<string, string> = {
	listen_addresses: "127.0.0.1",
	unix_socket_directories: "",
	max_connections: "100",
	shared_buffers: "256MB",
	max_wal_size: "2GB",
	// Kept to be used again. A new file of the log is filled with zeros first, and all commits wait for that.
	min_wal_size: "512MB",
	synchronous_commit: "on",
	jit: "off",
	log_min_messages: "log",
};

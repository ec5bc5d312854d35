// React and its router read this variable while they are imported, so it is set first: built pages are rendered by the
// production builds of both, four times as fast as the development builds.
process.env.NODE_ENV = process.argv.includes("--dev") ? "development" : "production";

import { describe, expect, it } from "vitest";
import { isStaffNickname, staffField } from "./staff-names.ts";

describe("[AUTH-13] a name that imitates staff", () => {
	it.each([
		["our name", "Baize", "Smith", "firstName"],
		["our name and a role", "Baize", "Support", "firstName"],
		["a role in capitals", "Anna", "ADMIN", "lastName"],
		["a role with accents", "Ádmín", "Smith", "firstName"],
		["a role in Cyrillic letters", "Аdmіn", "Smith", "firstName"],
		["a role in Greek letters", "Αdμin", "Smith", undefined],
		["two letters that read as one", "Adrnin", "Smith", "firstName"],
		["a role in Spanish", "Moderadora", "Smith", "firstName"],
		["a role in Arabic", "الدعم", "حسن", "firstName"],
		["nothing but such words", "Security", "Manager", "firstName"],
		["a service in two parts", "Customer", "Service", "firstName"],
		["letters of full width", "ａｄｍｉｎ", "Smith", "firstName"],
		["a surname that is also a staff title", "Frank", "Staff", undefined],
		["an Arabic surname that is also a staff title", "برويز", "مشرف", undefined],
		["a name that contains one by chance", "Adminda", "Badminton", undefined],
		["an ordinary name", "Noor", "O'Neil-Haddad", undefined],
	])("is refused for %s in a person's name", (_case, first, last, field) => {
		expect(staffField(first, last)).toBe(field);
	});

	it.each([
		["admin", true],
		["Admin Bob", true],
		["baize_support", true],
		["xBaizeFanx", true],
		["TheAdmin24", true],
		["4dm1n", true],
		["supp0rt-team", true],
		["m0derat0r", true],
		["soporte", true],
		["مشرف", true],
		["Οperator", true],
		["badminton", false],
		["River", false],
		["Maria 1990", false],
		["Modesto", false],
		["helpful heron", false],
	])("as the nickname %j: %s", (nickname, isRefused) => {
		expect(isStaffNickname(nickname)).toBe(isRefused);
	});
});

/** Job titles of our staff, in the languages of the site. They are not found as names in passports. */
export const STAFF_WORDS: readonly string[] =
	`admin administrator administrators sysadmin webmaster moderator moderators
operator operators support helpdesk baize customerservice customersupport customercare
administrador administradora moderador moderadora operador operadora soporte atencionalcliente servicioalcliente
ادمن أدمن ادمين أدمين المشرف الإدارة الدعم المشغل خدمةالعملاء دعمالعملاء بايز`.split(/\s+/);

/** The same, but also real names: checked in nicknames, and in names only together with other titles. */
export const STAFF_WORDS_AND_NAMES: readonly string[] = `staff official manager security system compliance dealer
croupier cashier service customer help mod
oficial gerente seguridad sistema cajero crupier ayuda servicio cliente personal
مشرف مدير المدير دعم ادارة إدارة مشغل موظف رسمي العملاء خدمة`.split(/\s+/);

/** Words that do not change whom a name stands for. */
export const FILLERS: readonly string[] = `the of and real true team dept x el la los las de del al y equipo real
verdadero فريق من و`.split(/\s+/);

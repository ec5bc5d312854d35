/** What people of ours are called, in the languages of the site. Nobody is called so by his passport. */
export const STAFF_WORDS: readonly string[] =
	`admin administrator administrators sysadmin webmaster moderator moderators
operator operators support helpdesk baize customerservice customersupport customercare
administrador administradora moderador moderadora operador operadora soporte atencionalcliente servicioalcliente
ادمن أدمن ادمين أدمين المشرف الإدارة الدعم المشغل خدمةالعملاء دعمالعملاء بايز`.split(/\s+/);

/** The same, but these are somebody's name as well: they are looked at in nicknames, and in names only beside others of these. */
export const STAFF_WORDS_AND_NAMES: readonly string[] = `staff official manager security system compliance dealer
croupier cashier service customer help mod
oficial gerente seguridad sistema cajero crupier ayuda servicio cliente personal
مشرف مدير المدير دعم ادارة إدارة مشغل موظف رسمي العملاء خدمة`.split(/\s+/);

/** Words that change nothing of whom a name stands for. */
export const FILLERS: readonly string[] = `the of and real true team dept x el la los las de del al y equipo real
verdadero فريق من و`.split(/\s+/);

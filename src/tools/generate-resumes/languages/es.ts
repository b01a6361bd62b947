import type { Language } from '../language.ts'

export const spanish: Language = {
  code: 'es',
  name: 'Spanish',
  regions: [
    {
      country: 'España',
      cities:
        'Zaragoza; Murcia; Gijón; Valladolid; Alicante; Cádiz; Santander; Logroño; Vigo; Castellón de la Plana; Lleida; Madrid; Sevilla',
      female: 'Begoña; Rocío; Inmaculada; Nerea; Montserrat; María José; Ainhoa; Estefanía; Macarena; Leire',
      male: 'Íñigo; José Antonio; Joaquín; Gonzalo; Álvaro; Rubén; Jordi; Ángel Luis; Borja; Xoel',
      family:
        'Villanueva Ortega; Etxebarria; Serrano Pons; de la Fuente; Quintana; Belmonte Ruiz; Casals; Iglesias; Montoya Vega; Ferrer i Soler; Peñalver; Urrutia; del Río Cano; Ibáñez',
      phones: '+34 600 000 ###; 600 00 0# ##; 91 555 ## ##; 600000###; (+34) 655 55 5# ##',
      addresses: 'C/ Olmo, {n}, {zip} {city}; {city}; Avda. de la Paz {n}, {k}º B, {city}; {zip} {city}; Plaza Mayor {k}, {city}',
      legal: 'S.L.; S.A.; S.L.U.; S.Coop.; e Hijos, S.L.; S.A.U.',
    },
    {
      country: 'México',
      cities: 'Puebla; Mérida, Yuc.; Querétaro; Guadalajara, Jal.; Hermosillo; Ciudad de México; Oaxaca; León, Gto.',
      female: 'Guadalupe; Xóchitl; Ximena; Lourdes; Itzel; Ana Karen',
      male: 'Cuauhtémoc; Rogelio; Emiliano; Jesús Eduardo; Heriberto; Luis Ángel',
      family: 'Zamora Tovar; Cárdenas; Villaseñor; Ávila Montes; Trejo; Barrera Luna; Nájera; Sandoval Ríos',
      phones: '+52 55 5550 ####; 55 5550 ####; (222) 555 ####; 044 33 3555 ####',
      addresses: 'Calle Jacarandas {n}, Col. Centro, {city}; {city}; Av. Reforma {n}, C.P. {zip}, {city}',
      legal: 'S.A. de C.V.; S. de R.L. de C.V.; S.C.; S.A.P.I. de C.V.',
    },
    {
      country: 'Argentina',
      cities: 'Rosario; Córdoba; Mar del Plata; Mendoza; Neuquén; Buenos Aires (CABA); Salta',
      female: 'Florencia; Micaela; Milagros; Abril; Graciela',
      male: 'Facundo; Nahuel; Ezequiel; Lautaro; Hugo Daniel',
      family: 'Bianchi; Etcheverry; Fernández Acuña; Pereyra; Galeano; Schmidt; Lucero; Giménez',
      phones: '+54 9 11 5555 ####; 011 5555-####; (0341) 155-55####; 11-5555-####',
      addresses: 'San Luis {n}, {k}° piso, {city}; {city}; Belgrano {n}, {city}, Argentina',
      legal: 'S.A.; S.R.L.; S.A.S.; y Asociados',
    },
  ],
  companyWords:
    'Alborada; Montesol; Ribera; Encinar; Golondrina; Puertoclaro; Sierra Azul; Olivares; Tramontana; Girasol; Peñablanca; Vega Alta; Marejada; Alcotán; Cantábrica; Jacaranda; Altiplano; Los Robles; Faro Sur; Nopalera; Cumbre; Horizonte',
  employers: {
    tech: '{name} Software {legal}; {name} Sistemas {legal}; {name} Tecnología {legal}; {name} Digital; {name} Datos {legal}',
    health: 'Hospital {name}; Clínica {name}; Residencia {name}; Farmacia {family}; Centro de Salud {name}; Sanatorio {name}',
    shop: 'Tiendas {name} {legal}; Almacenes {name}; Librería {name}; Supermercados {name} {legal}; Calzados {name}; Muebles {name} {legal}',
    agency: 'Agencia {name}; {name} Comunicación {legal}; Estudio {name}; Editorial {name}; {name} Talento {legal}',
    finance: 'Banco {name}; Seguros {name} {legal}; Caja {name}; Asesoría {name}; Gestoría {name} {legal}',
    law: 'Bufete {name}; {name} Abogados {legal}; Despacho Jurídico {name}; Notaría {name}',
    school: 'Colegio {name}; Instituto {name}; Escuela Infantil {name}; Universidad de {name}; Academia {name}; CEIP {name}',
    food: 'Restaurante {name}; Hotel {name}; Panadería {name}; Bar {name}; Catering {name} {legal}; Asador {name}',
    transport:
      'Transportes {name} {legal}; {name} Logística {legal}; Mensajería {name}; Autobuses {name} {legal}; Talleres {name}',
    building:
      'Construcciones {name} {legal}; Reformas {name}; {name} Obras {legal}; Arquitectos {name}; Instalaciones {name} {legal}; Inmobiliaria {name}',
    factory:
      'Industrias {name} {legal}; Metalúrgica {name} {legal}; Plásticos {name} {legal}; Conservas {name}; {name} Motor {legal}; Maquinaria {name} {legal}',
    science:
      'Instituto {name}; Laboratorios {name} {legal}; Universidad {name}; {name} Biotec {legal}; Centro de Investigación {name}',
    public:
      'Ayuntamiento de {city}; Diputación de {name}; Biblioteca Pública de {city}; Municipalidad de {name}; Consejería de {name}; Cuerpo de Bomberos de {city}',
    farm: 'Finca {name}; Bodegas {name} {legal}; Viveros {name}; Cooperativa {name}; Granja {name}; Estancia {name}',
    general:
      '{name} {legal}; Grupo {name}; {name} Servicios {legal}; Fundación {name}; Comercial {name} {legal}; {name} Internacional {legal}',
  },
  schools:
    'Universidad de {name}; Universidad Politécnica de {name}; Instituto Tecnológico de {name}; IES {name}; Universidad Nacional de {name}; Escuela de Negocios {name}; Centro de FP {name}; Colegio {name}',
  degrees: {
    vocational: 'Técnico Superior~Técnica Superior; Grado Medio; Técnico~Técnica; FP II; Tecnicatura; Ciclo Formativo',
    bachelor: 'Grado; Licenciatura; Licenciado~Licenciada; Ingeniería; Diplomatura; Graduado~Graduada',
    master: 'Máster; Maestría; Máster Universitario; MBA; Posgrado',
    doctor: 'Doctorado; Doctor~Doctora',
    school: 'Bachillerato; ESO; Preparatoria; Bachiller; Secundario completo',
  },
  degreeForms:
    '{degree} en {field}; {degree} en {field}; {degree}, {field}; {degree} ({field}); {degree} – {field}; {degree}: {field}',
  occupations: {
    software:
      'Programador junior~Programadora junior; Desarrollador web~Desarrolladora web; Ingeniero de software~Ingeniera de software; Analista programador~Analista programadora; Jefe de desarrollo~Jefa de desarrollo; Arquitecto de software~Arquitecta de software | Reescritura de la facturación en {skill}, de {n} a {k} minutos; Migración de {big} registros sin parada; Guardias cada {k} semanas | Pruebas unitarias; Metodologías ágiles; Integración continua; Bases de datos | Informática; Sistemas Computacionales; Ingeniería de Software',
    data: 'Analista de datos; Ingeniero de datos~Ingeniera de datos; Científico de datos~Científica de datos; Responsable de analítica; Estadístico~Estadística | Previsión de ventas de {n} tiendas; {n} hojas de cálculo sustituidas por un panel; Análisis de {big} encuestas | Modelado; Aprendizaje automático; Visualización | Estadística; Matemáticas',
    support:
      'Técnico de soporte~Técnica de soporte; Administrador de sistemas~Administradora de sistemas; Técnico de redes~Técnica de redes; Responsable de informática | {n} incidencias al día; Renovación de {big} equipos en {k} sedes; Paso a {skill} en un fin de semana | Redes; Copias de seguridad; Atención a usuarios | Redes; Telecomunicaciones',
    nursing:
      'Auxiliar de enfermería; Enfermero~Enfermera; Enfermero de urgencias~Enfermera de urgencias; Supervisor de enfermería~Supervisora de enfermería; Matrona; Jefe de enfermería~Jefa de enfermería | Cuidado de {n} pacientes por turno; Tutoría de {k} estudiantes; Implantación de la historia digital en {k} plantas | Curas; Triaje; Administración de medicamentos; Soporte vital | Enfermería',
    care: 'Cuidador~Cuidadora; Trabajador social~Trabajadora social; Educador social~Educadora social; Monitor~Monitora; Director de residencia~Directora de residencia | Apoyo a {n} familias; {k} excursiones al año; Planes de atención para {n} residentes | Mediación; Primeros auxilios; Dinámica de grupos | Trabajo Social; Educación Social',
    pharmacy:
      'Técnico de farmacia~Técnica de farmacia; Farmacéutico~Farmacéutica; Fisioterapeuta; Técnico de laboratorio~Técnica de laboratorio; Médico general~Médica general | {n} recetas diarias; Mermas reducidas un {p} %; {big} muestras al mes | Dispensación; Análisis clínicos; Control de existencias | Farmacia; Fisioterapia; Medicina',
    sales:
      'Comercial; Ejecutivo de ventas~Ejecutiva de ventas; Representante comercial; Gerente de ventas; Director comercial~Directora comercial; Teleoperador~Teleoperadora; Asesor comercial~Asesora comercial | {n} clientes nuevos por {money} al año; Objetivo superado en un {p} %; Recuperación de {client} | Negociación; Captación de clientes; Atención al cliente; Presupuestos | Comercio; Mercadotecnia',
    retail:
      'Dependiente~Dependienta; Cajero~Cajera; Encargado de tienda~Encargada de tienda; Jefe de sección~Jefa de sección; Gerente de tienda; Reponedor~Reponedora | Tienda con {n} empleados; Inventario de {big} referencias; Ventas un {p} % mayores | Caja; Escaparatismo; Reposición | Comercio; Gestión Comercial',
    marketing:
      'Auxiliar de marketing; Redactor de contenidos~Redactora de contenidos; Community manager; Responsable de marca; Director de marketing~Directora de marketing; Periodista | Boletín con {big} lectores; {k} ferias al año; {n} artículos publicados | Posicionamiento web; Redacción; Publicidad | Comunicación; Publicidad; Periodismo',
    accounting:
      'Auxiliar contable; Contable; Contador~Contadora; Jefe de administración~Jefa de administración; Auditor~Auditora; Responsable de nóminas | Cierre mensual en {k} días en vez de {n}; Nóminas de {big} personas; Contabilidad de {n} empresas | Contabilidad; Impuestos; Nóminas; Conciliación bancaria | Contaduría; Administración y Finanzas',
    banking:
      'Cajero de banco~Cajera de banco; Gestor comercial~Gestora comercial; Analista de riesgos; Director de sucursal~Directora de sucursal; Agente de seguros; Analista financiero~Analista financiera | Cartera de {n} empresas; {n} préstamos al mes; Cartera de {money} | Análisis de riesgos; Finanzas; Productos bancarios | Economía; Finanzas',
    legal:
      'Pasante; Asistente legal; Abogado~Abogada; Asesor jurídico~Asesora jurídica; Procurador~Procuradora; Director jurídico~Directora jurídica | {n} contratos al año; {k} juicios; Revisión de {big} documentos | Contratos; Derecho laboral; Litigios | Derecho',
    hr: 'Técnico de selección~Técnica de selección; Auxiliar de recursos humanos; Generalista de recursos humanos; Responsable de formación; Director de personas~Directora de personas | {n} contrataciones en un año; {skill} implantado en {k} centros; {n} cursos impartidos | Selección; Relaciones laborales; Formación | Psicología; Relaciones Laborales',
    office:
      'Recepcionista; Auxiliar administrativo~Auxiliar administrativa; Administrativo~Administrativa; Secretario de dirección~Secretaria de dirección; Asistente ejecutivo~Asistente ejecutiva; Capturista | Agendas de {k} directores; Congreso de {big} asistentes en {city}; Digitalización de {n} años de archivo | Archivo; Atención telefónica; Organización de viajes | Administración; Secretariado',
    teaching:
      'Auxiliar de educación; Maestro de primaria~Maestra de primaria; Profesor de matemáticas~Profesora de matemáticas; Profesor de inglés~Profesora de inglés; Jefe de estudios~Jefa de estudios; Docente universitario~Docente universitaria | Grupo de {n} alumnos; Club de ajedrez con {n} niños; Aprobados hasta el {p} % | Programación didáctica; Gestión del aula; Evaluación | Magisterio; Pedagogía; Filología Inglesa',
    kitchen:
      'Ayudante de cocina; Cocinero~Cocinera; Jefe de partida~Jefa de partida; Jefe de cocina~Jefa de cocina; Pastelero~Pastelera; Panadero~Panadera; Chef ejecutivo~Chef ejecutiva | {n} cubiertos los sábados; Desperdicio reducido un {p} %; {k} aprendices formados | Elaboración de menús; Higiene alimentaria; Repostería | Cocina; Gastronomía',
    hotel:
      'Camarero~Camarera; Recepcionista de hotel; Mesero~Mesera; Gobernante~Gobernanta; Jefe de sala~Jefa de sala; Director de hotel~Directora de hotel; Guía turístico~Guía turística | {n} huéspedes cada noche; {n} bodas organizadas; Valoración subida a 4,{k} | Atención al huésped; Reservas; Coctelería | Turismo; Hotelería',
    logistics:
      'Mozo de almacén~Moza de almacén; Carretillero~Carretillera; Almacenista; Coordinador logístico~Coordinadora logística; Jefe de almacén~Jefa de almacén; Responsable de compras | {n} pedidos por hora; {n} contenedores al mes por aduana; {big} huecos de palé | Inventarios; Compras; Aduanas; Carretilla elevadora | Logística; Comercio Internacional',
    driving:
      'Repartidor~Repartidora; Conductor de camión~Conductora de camión; Chofer; Conductor de autobús~Conductora de autobús; Jefe de tráfico~Jefa de tráfico | {big} km al año sin accidentes; {n} entregas al día; Rutas de {n} vehículos | Carné C+E; Tacógrafo; Rutas | Transporte',
    construction:
      'Peón de obra; Albañil; Carpintero~Carpintera; Encargado de obra~Encargada de obra; Jefe de obra~Jefa de obra; Arquitecto~Arquitecta; Ingeniero civil~Ingeniera civil; Fontanero~Fontanera | {n} viviendas construidas; Escuela entregada por {money}; {n} licitaciones | Lectura de planos; Presupuestos; Seguridad en obra | Ingeniería Civil; Arquitectura',
    electrical:
      'Electricista; Técnico electromecánico~Técnica electromecánica; Ingeniero eléctrico~Ingeniera eléctrica; Instalador solar~Instaladora solar; Jefe de mantenimiento~Jefa de mantenimiento | {n} viviendas cableadas; Paradas reducidas un {p} %; {k} subestaciones puestas en marcha | Autómatas; Cuadros eléctricos; Mediciones | Ingeniería Eléctrica; Electrónica',
    mechanics:
      'Mecánico~Mecánica; Mecánico de mantenimiento~Mecánica de mantenimiento; Chapista; Jefe de taller~Jefa de taller; Asesor de servicio~Asesora de servicio | {n} coches por semana; Reparación de cajas para {client}; {n} autobuses revisados | Diagnosis; Hidráulica; Frenos | Automoción; Mecánica',
    production:
      'Operario de producción~Operaria de producción; Soldador~Soldadora; Tornero~Tornera; Jefe de turno~Jefa de turno; Técnico de calidad~Técnica de calidad; Director de planta~Directora de planta | Turno de {n} personas; Rechazos del {p} al {k} %; Cambio de molde {n} minutos más corto | Control de calidad; Soldadura; Mejora continua | Ingeniería Industrial; Producción',
    engineering:
      'Delineante; Ingeniero mecánico~Ingeniera mecánica; Ingeniero de procesos~Ingeniera de procesos; Ingeniero de proyectos~Ingeniera de proyectos; Jefe de ingeniería~Jefa de ingeniería | Carcasa un {p} % más ligera; {n} ensayos de fatiga; Equipo de {k} ingenieros para {client} | Diseño mecánico; Cálculo; Gestión de proyectos | Ingeniería Mecánica; Ingeniería Química',
    design:
      'Diseñador gráfico~Diseñadora gráfica; Diseñador UX~Diseñadora UX; Director de arte~Directora de arte; Interiorista; Fotógrafo~Fotógrafa; Ilustrador~Ilustradora | Carteles de {client} durante {k} temporadas; Nueva reserva web, {p} % más ventas; {n} bodas fotografiadas | Tipografía; Retoque; Maquetación | Diseño Gráfico; Bellas Artes',
    research:
      'Auxiliar de laboratorio; Investigador~Investigadora; Becario de investigación~Becaria de investigación; Profesor titular~Profesora titular; Químico~Química; Biólogo~Bióloga | Muestras de {n} lagos; {k} artículos publicados; Proyecto de {money} | Microscopía; Estadística; Redacción científica | Biología; Química; Física; Historia',
    civil:
      'Auxiliar de ayuntamiento; Policía local; Bombero~Bombera; Bibliotecario~Bibliotecaria; Técnico de urbanismo~Técnica de urbanismo; Traductor~Traductora; Inspector~Inspectora | {n} expedientes por semana; Consulta con {big} vecinos; {n} salidas al mes | Derecho administrativo; Atención al público; Informes | Administración Pública; Ciencias Políticas',
    farming:
      'Peón agrícola; Jardinero~Jardinera; Tractorista; Ganadero~Ganadera; Enólogo~Enóloga; Capataz agrícola; Ingeniero agrónomo~Ingeniera agrónoma | Ordeño de {n} vacas; {big} olivos plantados; {n} hectáreas de viña | Poda; Riego; Ganado | Agronomía; Enología',
    security:
      'Vigilante de seguridad; Soldado; Sargento; Jefe de seguridad~Jefa de seguridad; Escolta; Oficial de comunicaciones | {n} soldados al mando en {k} misiones; Recinto de {n} puertas; {big} reclutas instruidos | Vigilancia; Radio; Control de accesos | Seguridad; Criminología',
    executive:
      'Jefe de proyecto~Jefa de proyecto; Gerente de producto; Consultor~Consultora; Director general~Directora general; Gerente general; Director de operaciones~Directora de operaciones; Socio fundador~Socia fundadora | {client}: de {n} a {big} empleados; Pérdida de {money} convertida en beneficio en {k} trimestres; Apertura de la sede de {city} | Estrategia; Presupuestos; Gestión del cambio | Administración de Empresas; Economía',
  },
  headings: {
    experience:
      'Experiencia laboral; Experiencia profesional; Experiencia; Trayectoria profesional; Historial laboral; Antecedentes laborales | Mi recorrido; Dónde he trabajado; Camino hasta aquí; Puestos; Lo que he hecho; Etapas; Vida laboral',
    furtherExperience: 'Otra experiencia; Experiencia anterior; Otros trabajos | Antes de eso; También; Más atrás',
    internships: 'Prácticas; Prácticas profesionales; Pasantías | Primeros pasos; Aprendiendo',
    education:
      'Formación; Formación académica; Educación; Estudios; Estudios realizados | Lo que estudié; En las aulas; Mis estudios; Años de estudio',
    skills:
      'Habilidades; Competencias; Conocimientos; Aptitudes; Habilidades técnicas; Conocimientos informáticos | Caja de herramientas; Lo que sé hacer; Mis fuertes; Oficio',
    languages: 'Idiomas; Lenguas | Hablo; En qué idiomas',
    summary: 'Perfil; Perfil profesional; Sobre mí; Resumen; Objetivo profesional | En pocas palabras; Quién soy; Hola; En breve',
    projects: 'Proyectos; Proyectos personales | Hecho por mí; En el taller',
    certificates: 'Certificaciones; Cursos; Formación complementaria; Cursos y certificados | Papeles; También aprendí',
    awards: 'Premios; Reconocimientos; Logros | Aplausos; Medallas',
    publications: 'Publicaciones; Artículos | En papel; Lo escrito',
    volunteering: 'Voluntariado; Actividades sociales | Por los demás; Echando una mano',
    interests: 'Intereses; Aficiones; Pasatiempos | Después del trabajo; Tiempo libre; Fuera de la oficina',
    references: 'Referencias | Quién me conoce',
    contact: 'Contacto; Datos de contacto | Dónde encontrarme; Escríbeme',
    personal: 'Datos personales; Información personal | Ficha; Lo básico',
  },
  dates: {
    present: 'actualidad; Actualidad; actual; presente; hoy; a la fecha; la fecha; Actualmente; ACTUALIDAD; hasta la fecha',
    since: 'desde {a}; Desde {a}; A partir de {a}; {a} a la fecha',
    until: 'hasta {b}',
    fromTo: 'de {a} a {b}; desde {a} hasta {b}; Desde {a} hasta {b}',
    to: 'a; a; hasta; al',
    seasons: 'Primavera; Verano; Otoño; Invierno',
    quarter: '{n}T {y}',
    years: 'one=año;other=años',
    months: 'one=mes;other=meses',
  },
  words: {
    at: 'en; para',
    email: 'Correo electrónico; Email; E-mail; Correo',
    phone: 'Teléfono; Tel.; Móvil; Celular; Tfno.; Cel.',
    address: 'Dirección; Domicilio; Localidad',
    born: 'Fecha de nacimiento; Nacimiento; F. nac.',
    nationality: 'Nacionalidad',
    nationalities: 'española; mexicana; argentina; colombiana',
    title: 'Puesto; Cargo; Ocupación; Posición',
    employer: 'Empresa; Compañía; Empleador; Lugar de trabajo',
    period: 'Periodo; Fechas; Duración; Período',
    place: 'Lugar; Localidad; Ubicación',
    responsibilities: 'Funciones; Responsabilidades; Tareas; Actividades; Tareas realizadas; Funciones principales',
    achievements: 'Logros; Resultados; Logros principales',
    technologies: 'Tecnologías; Herramientas; Entorno; Programas',
    project: 'Proyecto; Proyectos; Proyecto destacado',
    client: 'Cliente; Para el cliente; Cliente final',
    via: 'a través de {via}; (ETT: {via}); vía {via}',
    types: 'Jornada completa; Media jornada; Contrato temporal; Indefinido; Eventual; Tiempo completo; Por obra',
    remote: 'teletrabajo; remoto; híbrido; Home office',
    freelance: 'Autónomo~Autónoma; Freelance; Por cuenta propia; Independiente; Monotributista',
    ownName: 'Estudio {name}; {name} Consultores; Taller {name}',
    page: 'Página {p} de {q}; {p}/{q}; {p}; Pág. {p}',
    references: 'A petición; Disponibles si se solicitan',
    intern: 'Becario~Becaria; Practicante; Pasante; Prácticas; {title} en prácticas',
    fresher: 'Sin experiencia; Recién graduado~Recién graduada; Primer empleo',
    thesis: 'Tesis; Trabajo de fin de grado; Especialidad',
    grade: 'Promedio 8.{k}; Nota media: 7,{k}; con mención honorífica; Matrícula de honor',
    careerBreak: 'Excedencia por maternidad; Año sabático; Cuidado de un familiar; Búsqueda de empleo; Viaje',
    columns: 'Periodo; Empresa; Puesto; Funciones; Lugar',
    skillGroups: 'Herramientas; Técnicas; Programas; Métodos; Profesionales; Básico; Avanzado; Diario',
    photo: 'Foto; Fotografía',
    cv: 'Curriculum Vitae; Currículum; CV; Hoja de vida; CURRÍCULUM VÍTAE',
  },
  summaries: {
    years:
      '{n} años de experiencia, casi todos en {city}.; Más de {n} años en el oficio y las mismas ganas.; {title} con {n} años de experiencia y mano tranquila.; Experiencia de {n} años con {skill}.',
    plain:
      'Busco un equipo que termine lo que empieza.; Orden, calma y buen humor.; Buen manejo de {skill}.; Cumplo los plazos que doy.; {title} con ganas de aprender.; Me gustaría crecer en una empresa de {city}.',
  },
  bullets:
    'Coordinación de un equipo de {n} personas; Presupuesto de {money}; Implantación de {skill} en {k} sedes; Costes reducidos un {p} % en {n} meses; Atención de {big} solicitudes al año; Trato con {client} y dos organismos públicos; Turnos de {n} personas; Asistencia a ferias en {city}; Formación de {k} aprendices; Negociación con {n} proveedores; Uso diario de {skill}; Informe semanal para dirección; Satisfacción del cliente del {p} al 9{k} %; Cumplimiento de todos los objetivos de {year}; Apoyo en el traslado de oficinas; Ahorro de {money} gracias a un segundo presupuesto',
  traps:
    'Ascenso a {title2} en {year}; Comisión de servicio en {client}, {city}, {k} meses; {from} – {to}: traslado de la planta de {client}; Reporte directo: {title2}; Proyecto: {client} ({year}); Suplencia como {title2} en el verano de {year}; Formación de nuevos compañeros; Experiencia en auditorías de {client}; {client} | despliegue | {year}; Compra de la empresa por {client} en {year}; Habilidades en {skill} compartidas con el equipo',
  paragraphs: {
    past: 'De {from} a {to} trabajé como {title} en {employer}, {place}.; Entre {from} y {to} ocupé el puesto de {title} en {employer} ({place}).',
    present:
      'Desde {from} trabajo como {title} en {employer}, {place}.; Ocupo desde {from} el puesto de {title} en {employer} ({place}).',
  },
  money: '{n}.000 €; {n} millones de euros; {dollar}{n},000 MXN; {n} M€; USD {n}.000; {dollar}{n} millones',
  softSkills:
    'Trabajo en equipo; Paciencia; Puntualidad; Responsabilidad; Iniciativa; Buen humor; Empatía; Organización; Adaptación',
  languageNames: 'Español; Inglés; Catalán; Francés; Portugués; Alemán; Italiano; Euskera; Náhuatl',
  languageLevels: 'nativo; fluido; básico; intermedio; B2; C1; A2; avanzado; bilingüe',
  interests:
    'senderismo; ajedrez; guitarra; cocina; natación; lectura; ciclismo; fotografía; teatro; astronomía; baile; fútbol sala',
  projects:
    '{name}: aplicación para apicultores ({skill}); Estación meteorológica del colegio con {skill}; Préstamo vecinal de herramientas, {n} socios; Predicción de aparcamiento en {city} ({skill}); {name}, agenda de un coro de {n} voces',
  awards:
    'Empleado del año {year}~Empleada del año {year}; Premio Fundación {name}, {year}; Beca {name} {year}; Segundo puesto, concurso {name} {year}',
  certificates:
    'Carné de conducir B; Manipulador de alimentos; Prevención de riesgos laborales 60 h; First Certificate; Carretillero; DELE C1; Primeros auxilios; Scrum Master; Curso de nóminas',
  issuers: 'Cámara de Comercio de {city}; Academia {name}; Instituto {name}; {name} Formación {legal}; {client}',
  publications:
    'Sobre la paciencia de los instrumentos; Vencejos sobre {city}; Un sensor barato para suelos húmedos; Muestra pequeña, tesis grande; El precio del pan en {city} tras la riada',
  volunteer:
    'Entrenador~Entrenadora @ CD {name}; Voluntario~Voluntaria @ Banco de Alimentos de {city}; Tesorero~Tesorera @ Asociación {name}; Socorrista @ Cruz Roja de {city}',
}

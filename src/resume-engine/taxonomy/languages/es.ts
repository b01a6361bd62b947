import type { Language } from './language.ts'

export const es: Language = {
  code: 'es',
  name: 'Spanish',
  nativeName: 'español',
  script: 'Latin',
  headings: {
    experience: `experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral|experiencias|experiencias laborales|
      experiencias profesionales|experiencia de trabajo|trayectoria laboral|trayectoria|historia laboral|antecedentes laborales|vida laboral|
      empleos|empleo|empleos anteriores|experiencia previa|experiencia relevante|carrera profesional|actividad profesional|puestos desempeñados|
      cargos desempeñados|perfil laboral|recorrido profesional|mi experiencia|experiencia laboral relevante|historial profesional|trabajos realizados`,
    internships:
      'prácticas|pasantías|pasantía|prácticas profesionales|prácticas laborales|prácticas en empresa|becas|becas y prácticas|residencias profesionales|prácticas preprofesionales',
    education: `educación|formación|formación académica|estudios|estudios académicos|educación y formación|formación profesional|formación reglada|
      estudios realizados|historial académico|trayectoria académica|preparación académica|antecedentes académicos|datos académicos|
      información académica|formación universitaria|educación formal|títulos|titulación|titulaciones|títulos académicos|grado de estudios|
      escolaridad|nivel de estudios|perfil académico|formación y estudios|educación superior|estudios superiores|mi formación|academia`,
    skills: `habilidades|aptitudes|conocimientos|competencias|habilidades técnicas|conocimientos informáticos|conocimientos técnicos|
      competencias técnicas|habilidades y competencias|competencias profesionales|habilidades profesionales|destrezas|fortalezas|capacidades|
      habilidades personales|competencias personales|competencias clave|informática|herramientas|tecnologías|habilidades blandas|cualidades|
      habilidades informáticas|competencias digitales|software|programas|áreas de especialización|áreas de experiencia|manejo de programas|
      conocimientos y habilidades|habilidades y conocimientos|aptitudes y habilidades|habilidades y aptitudes|paquetería|dominios|lenguajes de programación|puntos fuertes`,
    summary: `perfil|perfil profesional|objetivo|sobre mí|extracto|resumen|resumen profesional|objetivo profesional|objetivos|acerca de mí|
      presentación|perfil personal|quién soy|resumen ejecutivo|objetivo laboral|descripción personal|perfil ocupacional|introducción|carta de presentación|
      acerca de|objetivos profesionales|mi perfil|síntesis profesional|perfil y objetivos`,
    projects:
      'proyectos|proyecto|proyectos personales|proyectos destacados|proyectos realizados|portafolio|proyectos académicos|principales proyectos|proyectos profesionales|proyectos relevantes',
    volunteering: `voluntariado|voluntariados|actividades|actividades extracurriculares|experiencia de voluntariado|trabajo voluntario|
      servicio social|actividades extraacadémicas|participación social|asociaciones|membresías|experiencia como voluntario|labor social|liderazgo`,
    certifications:
      'certificaciones|certificados|certificación|licencias|acreditaciones|certificado|diplomas|licencias y certificaciones|cursos y certificaciones|certificados y licencias|carnets',
    courses: `cursos|formación complementaria|formación adicional|cursos y seminarios|seminarios|talleres|capacitación|capacitaciones|
      cursos realizados|otros cursos|cursos de formación|formación continua|otros estudios|estudios complementarios|cursos complementarios|
      perfeccionamiento|cursos y talleres|educación continua|formación no reglada|diplomados`,
    awards:
      'premios|logros|reconocimientos|premios y reconocimientos|distinciones|méritos|honores|logros profesionales|becas y premios|galardones|logros destacados|reconocimientos y logros',
    publications:
      'publicaciones|artículos|ponencias|investigación|investigaciones|conferencias|patentes|publicaciones científicas|congresos',
    languages:
      'idiomas|lenguas|idioma|lenguajes|conocimiento de idiomas|conocimientos de idiomas|dominio de idiomas|lenguas extranjeras|competencias lingüísticas',
    interests:
      'intereses|aficiones|intereses personales|pasatiempos|hobbies|otros intereses|tiempo libre|intereses y aficiones|gustos e intereses|mis intereses',
    references: 'referencias|referencias laborales|referencias personales|referencias profesionales|recomendaciones|referencia',
    personal:
      'datos personales|información personal|datos de identificación|antecedentes personales|datos generales|información general|datos de interés personal|datos',
    contact: 'contacto|datos de contacto|información de contacto|enlaces|redes sociales|contáctame|dirección|redes|contactos',
    other:
      'otros|otros datos|otros datos de interés|información adicional|datos de interés|información complementaria|datos adicionales|disponibilidad|otra información|servicio militar|permiso de conducir|carnet de conducir|otros méritos|varios',
    'role-detail':
      'funciones|responsabilidades|tareas|funciones principales|principales funciones|funciones realizadas|funciones y responsabilidades|descripción|actividades realizadas|tareas realizadas|descripción del puesto|cliente|entorno|rol|principales responsabilidades',
  },
  composed: {
    deciding: {
      projects: 'proyectos',
      internships: 'prácticas pasantías',
      volunteering: 'voluntariado extracurriculares',
      certifications: 'certificaciones certificados licencias',
      courses: 'cursos talleres seminarios capacitación',
      education: 'educación formación estudios',
      experience: 'experiencia experiencias trayectoria',
      skills: 'habilidades competencias conocimientos aptitudes destrezas herramientas',
      summary: 'perfil resumen objetivo',
      awards: 'premios logros reconocimientos',
      publications: 'publicaciones',
      languages: 'idiomas',
      interests: 'intereses aficiones',
      references: 'referencias',
      personal: 'datos información',
    },
    passing: `laboral laborales profesional profesionales personal personales académica académico académicas académicos técnica técnicas técnicos
      informáticos informáticas digitales relevante relevantes destacados principales otros otras complementaria adicional previa reciente mi mis
      clave blandas sociales universitaria reglada de en del la el los las con a general generales como`,
    and: 'y e & / u',
  },
  dates: {
    months: [
      'enero|ene',
      'febrero|feb',
      'marzo|mar|mzo',
      'abril|abr',
      'mayo|may',
      'junio|jun',
      'julio|jul',
      'agosto|ago|agto',
      'septiembre|setiembre|sept|sep|set',
      'octubre|oct',
      'noviembre|nov',
      'diciembre|dic',
    ],
    parts: [
      { words: 'primavera', from: 2, to: 4 },
      { words: 'verano', from: 5, to: 7 },
      { words: 'otoño', from: 8, to: 10 },
      { words: 'invierno', from: 0, to: 1 },
      { words: 't1|primer trimestre|1er trimestre|1t', from: 0, to: 2 },
      { words: 't2|segundo trimestre|2º trimestre|2t', from: 3, to: 5 },
      { words: 't3|tercer trimestre|3er trimestre|3t', from: 6, to: 8 },
      { words: 't4|cuarto trimestre|4º trimestre|4t', from: 9, to: 11 },
    ],
    present: `actualidad|actualmente|presente|hoy|actual|la actualidad|el presente|la fecha|a la fecha|hasta la fecha|hasta ahora|hasta hoy|
      hasta el presente|hasta la actualidad|en curso|ahora|vigente|al presente|fecha actual|el momento|hasta el momento|día de hoy|el día de hoy`,
    since: 'desde|desde el|a partir de|desde hace',
    until: 'hasta|hasta el',
    to: 'a|al|hasta|hasta el|y|a la|hasta la|e',
    from: 'de|desde|del|entre',
    ofYear: 'de|del|del año|de el',
    years: 'año|años',
    monthUnits: 'mes|meses',
  },
  degrees: {
    doctorate: 'doctorado|doctor(,a) en|?doctor(,a)|doctorando',
    master:
      'máster|?maestría|maestría en|magíster|máster universitario|máster oficial|máster en|postgrado|posgrado|?ingeniería superior|ingeniero superior|licenciado con grado|especialización',
    bachelor: `?grado|grado en|licenciatura|licenciatura en|licenciad(o,a)|licenciad(o,a) en|diplomatura|diplomado universitario|
      diplomatura en|ingeniería técnica|ingenier(o,a) técnic(o,a)|ingeniería en|ingenier(o,a) en|título universitario|grado universitario|bachiller universitario|profesorado en|?ingeniería|?arquitectura superior`,
    associate:
      'técnico superior|técnico superior en|ciclo formativo de grado superior|cfgs|grado superior|fp grado superior|fp superior|técnico superior universitario|tsu|tecnicatura|tecnólogo|fp ii|tecnicatura superior|técnico universitario',
    diploma:
      'ciclo formativo de grado medio|cfgm|grado medio|fp grado medio|fp i|formación profesional|técnico en|técnico medio|?técnico|fp básica|carrera técnica|bachillerato técnico|ciclo formativo',
    certificate: 'certificado de profesionalidad|certificado|curso de|diplomado|?diplomado en',
    high_school:
      'bachillerato|educación secundaria|educación secundaria obligatoria|?eso|graduado escolar|secundaria|preparatoria|?bachiller|graduado en eso|título de bachiller|cou|bup|enseñanza media|estudios secundarios|educación media|bachiller en|secundario completo|graduado en educación secundaria',
  },
  titles: {
    heads: `estadístico estadística generalista capturista docente chapista interiorista tractorista ganadero ganadera sargento escolta celador celadora teleoperador teleoperadora recepcionista abogad(o,a) act(or,riz) actuari(o,a) administrador(,a) administrativ(o,a) agente agricultor(,a) agrónom(o,a) albañil almacenista almacener(o,a) analista
      animador(,a) aprendiz(,a) archivista arquitect(o,a) artesan(o,a) artista asesor(,a) asistente asistent(a,o) asociad(o,a) atleta auditor(,a) autor(,a)
      autónom(o,a) auxiliar ayudante azafat(o,a) barista barrender(o,a) becari(o,a) bibliotecari(o,a) biólog(o,a) bomber(o,a) botones cajer(o,a) calderer(o,a)
      camarer(o,a) camarógraf(o,a) camioner(o,a) capataz capitán cariste carnicer(o,a) carpinter(o,a) carter(o,a) catedrátic(o,a) celador(,a) cerrajer(o,a)
      chef chófer chofer científic(o,a) ciruján(o,a) cirujan(o,a) cociner(o,a) colaborador(,a) comercial compositor(,a) comprador(,a) conductor(,a) consejer(o,a)
      conserje constructor(,a) consultor(,a) contable contador(,a) controlador(,a) coordinador(,a) corrector(,a) costurer(o,a) creador(,a) cuidador(,a)
      decorador(,a) delegad(o,a) delineante demostrador(,a) dependient(e,a) desarrollador(,a) dentista dibujante dietista director(,a) diseñador(,a)
      docente doctorand(o,a) doctor(,a) ebanista economista editor(,a) educador(,a) ejecutiv(o,a) electricista electromecánic(o,a) embajador(,a)
      emplead(o,a) emprendedor(,a) encargad(o,a) encofrador(,a) enfermer(o,a) entrenador(,a) escayolista escritor(,a) especialista esteticista estilista
      estudiante expert(o,a) facturista farmacéutic(o,a) físic(o,a) fisioterapeuta florista fontaner(o,a) formador(,a) fotógraf(o,a) frigorista
      fresador(,a) frutero fundador(,a) cofundador(,a) funcionari(o,a) gerente gestor(,a) gobernant(e,a) guarda guardia guí(a,as) herrer(o,a) hostelero
      ilustrador(,a) impresor(,a) informátic(o,a) ingenier(o,a) inspector(,a) instalador(,a) instructor(,a) interin(o,a) intérprete interventor(,a)
      investigador(,a) jardiner(o,a) jef(e,a) jornaler(o,a) joyer(o,a) juez(,a) limpiador(,a) librer(o,a) líder locutor(,a) logopeda maestr(o,a) maquillador(,a)
      maquinista marinero masajista matemátic(o,a) matron(a,o) mecánic(o,a) médic(o,a) mediador(,a) mensajer(o,a) mercader mesero mesera militar modelo modista monitor(,a)
      montador(,a) mozo mús(ico,ica) niñer(o,a) notari(o,a) nutricionista obrer(o,a) odontólog(o,a) oficial oficinista operador(,a) operari(o,a) óptic(o,a)
      orientador(,a) paisajista panader(o,a) pasante pasteler(o,a) pediatra peluquer(o,a) peón periodista perit(o,a) pescader(o,a) piloto pintor(,a) pizzero planificador(,a)
      policía portero practicante preparador(,a) presentador(,a) president(e,a) productor(,a) profesor(,a) programador(,a) promotor(,a)
      propietari(o,a) proyectista psicólog(o,a) psiquiatra químic(o,a) realizador(,a) recepcionista reclutador(,a) redactor(,a) repartidor(,a)
      reponedor(,a) reporter(o,a) representante residente responsable secretari(o,a) sastre socorrista soci(o,a) soldado soldador(,a) sociólog(o,a) subdirector(,a)
      supervisor(,a) técnic(o,a) teleoperador(,a) terapeuta tester topógraf(o,a) torner(o,a) trabajador(,a) traductor(,a) transportista tutor(,a)
      veterinari(o,a) vendedor(,a) vicepresident(e,a) vigilante visitador(,a) voluntari(o,a) yeser(o,a) ordenanza tasador(,a) gruista carretiller(o,a) mayordomo`,
    phrases: `jef(e,a) de|ayudante de cocina|auxiliar de enfermería|mozo de almacén|personal de limpieza|community manager|técnico de|
      agente de viajes|ama de llaves|au pair|responsable de|trabajador(,a) social|jefe de obra|oficial de primera|camarera de pisos|atención al cliente|director(,a) general`,
    levels:
      'senior|sénior|junior|júnior|jef(e,a)|director(,a)|subdirector(,a)|adjunt(o,a)|encargad(o,a)|responsable|principal|líder|becari(o,a)|aprendiz|en prácticas|general|primer|segundo|auxiliar|ayudante|practicante|interin(o,a)|oficial',
  },
  organisations: {
    legalForms:
      's.a.|sa|s.l.|sl|s.l.u.|slu|s.a.u.|s.r.l.|srl|s. de r.l.|s.a. de c.v.|sa de cv|s. de r.l. de c.v.|s.a.s.|sas|ltda|ltda.|cía.|s.c.|s. coop.|c.a.|e.i.r.l.|s.c.p.|s.a.c.|spa',
    words: `hospital|clínica|centro de salud|consultorio|farmacia|residencia|guardería|colegio|escuela|ayuntamiento|alcaldía|municipalidad|gobierno|
      ministerio|secretaría|consejería|diputación|banco|caja|seguros|aseguradora|grupo|empresa|compañía|sociedad|fábrica|industrias|talleres|taller|
      almacenes|almacén|tienda|tiendas|supermercado|supermercados|mercado|ferretería|librería|panadería|pastelería|carnicería|restaurante|bar|
      cafetería|mesón|hotel|hostal|hoteles|agencia|inmobiliaria|despacho|bufete|notaría|estudio|asesoría|gestoría|consultora|consultoría|laboratorio|
      laboratorios|imprenta|editorial|periódico|diario|transportes|logística|constructora|construcciones|obras|instalaciones|fundación|asociación|
      cruz roja|sindicato|museo|teatro|biblioteca|bodega|bodegas|finca|granja|servicios|soluciones|sistemas|tecnologías|tecnología|telecomunicaciones|
      energía|hermanos|hnos|e hijos|ejército|policía|juzgado|peluquería|gimnasio|academia|oficina|panificadora|cooperativa`,
  },
  schools: `universidad|universitario|universitaria|instituto|ies|colegio|escuela|facultad|politécnica|politécnico|instituto tecnológico|academia|
    conservatorio|escuela superior|escuela técnica superior|centro de formación|escuela de negocios|unam|uned|centro de estudios|liceo|bachillerato|sena|tecnológico de|universitat`,
  employment: {
    'full-time': 'tiempo completo|jornada completa|a tiempo completo',
    'part-time': 'tiempo parcial|media jornada|jornada parcial|medio tiempo|a tiempo parcial',
    remote: 'remoto|teletrabajo|a distancia|en remoto|home office',
    hybrid: 'híbrido',
    'on-site': 'presencial',
    freelance: 'autónomo|autónoma|freelance|por cuenta propia|independiente|trabajador independiente',
    contract: 'contrato temporal|contrato|por obra y servicio|por proyecto|por contrato',
    temporary: 'temporal|eventual|suplencia|sustitución|campaña|interino|interina|temporada',
    permanent: 'indefinido|contrato indefinido|fijo|fija',
    internship: 'prácticas|en prácticas|pasantía|becario|becaria|beca|residencia profesional',
    apprenticeship: 'aprendiz|aprendizaje|formación dual|contrato de formación',
    volunteer: 'voluntario|voluntaria|voluntariado|ad honorem',
  },
  labels: {
    title:
      'puesto|cargo|posición|función|puesto de trabajo|ocupación|profesión|función o cargo ocupado|profesión o cargo desempeñado|puesto desempeñado|cargo desempeñado|rol|título del puesto',
    employer:
      'empresa|empleador|compañía|nombre de la empresa|nombre del empleador|nombre y dirección de la empresa o empleador|organización|cliente|institución|entidad|lugar de trabajo',
    place: 'lugar|ciudad|ubicación|país|localidad|domicilio|población',
    dates: 'fecha|fechas|período|periodo|duración|desde|tiempo|año|años|de',
    degree: 'título|titulación|grado|diploma|título obtenido|título de la cualificación obtenida|nivel|estudios|carrera',
    school:
      'centro|universidad|institución|escuela|centro de estudios|colegio|instituto|centro de formación|institución educativa',
    field: 'especialidad|especialización|mención|área|rama|carrera|campo de estudio|orientación',
    description:
      'funciones|tareas|descripción|responsabilidades|actividades|logros|funciones realizadas|principales actividades y responsabilidades|funciones y responsabilidades principales|tipo de empresa o sector|principales funciones|tareas realizadas',
    tools:
      'herramientas|tecnologías|entorno|software|programas|tecnologías utilizadas|stack|entorno tecnológico|herramientas utilizadas',
  },
  people: {
    nameLabels:
      'nombre|nombres|nombre y apellidos|nombre completo|apellidos|apellido|apellidos y nombre|nombres y apellidos|apellidos y nombres|apellido y nombre|nombre y apellido',
    honorifics: 'sr|sra|srta|don|doña|dr|dra|ing|lic|arq|prof|d|abg|mtro|mtra|c.p',
    particles: 'de|del|de la|de los|de las|y|la|las|los|san',
    documents:
      'currículum vitae|curriculum vitae|currículum|curriculum|hoja de vida|cv|currículo|resumen curricular|síntesis curricular|curriculum vítae',
  },
  noExperience:
    'sin experiencia laboral|sin experiencia profesional|sin experiencia previa|no tengo experiencia laboral|recién graduad(o,a) sin experiencia',
  experience: 'experiencia|trayectoria|trabajando|laborando|antigüedad',
  functionWords: `de la el en y a los las del se un una por con para que su al es lo como más o este esta sus desde entre sobre también sin muy mi me son fue ha
    hasta donde cuando todo ser así mediante cada`,
}

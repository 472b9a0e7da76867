export type SexoDoOrgao = 'FEMEA' | 'MACHO'

export interface Orgao {
  readonly nome: string
  /** Only animals of this sex have it; null when both do. */
  readonly sexo: SexoDoOrgao | null
  /** Neutering removes it: in a neutered animal it may appear only as absent. */
  readonly removidoNaCastracao: boolean
  /** There is a left and a right one: its measures and findings name the side. */
  readonly par: boolean
  /** Lower case, no accents: beginnings of the words that name it in running text. */
  readonly termos: readonly string[]
}

function orgao(nome: string, termos: readonly string[], extra: Partial<Orgao> = {}): Orgao {
  return { nome, sexo: null, removidoNaCastracao: false, par: false, termos, ...extra }
}

/** Every value of `orgao` that a section may have. Keys are stored in laudos: never rename one. */
export const ORGAOS = {
  BEXIGA: orgao('Bexiga urinária', ['bexiga', 'vesica']),
  RINS: orgao('Rins', ['rim', 'rins', 'renal', 'renais'], { par: true }),
  FIGADO: orgao('Fígado', ['figado', 'hepat']),
  VESICULA_BILIAR: orgao('Vesícula biliar e vias biliares', ['vesicula', 'coledoco', 'biliar']),
  ESTOMAGO: orgao('Estômago', ['estomago', 'gastric']),
  INTESTINOS: orgao('Intestinos', ['duoden', 'jejun', 'ileo', 'ileal', 'colon', 'intestin', 'alcas']),
  BACO: orgao('Baço', ['baco', 'esplen']),
  PANCREAS: orgao('Pâncreas', ['pancrea']),
  ADRENAIS: orgao('Adrenais', ['adrena'], { par: true }),
  UTERO: orgao('Útero', ['utero', 'uterin'], { sexo: 'FEMEA', removidoNaCastracao: true }),
  OVARIOS: orgao('Ovários', ['ovari'], { sexo: 'FEMEA', removidoNaCastracao: true, par: true }),
  PROSTATA: orgao('Próstata', ['prostat'], { sexo: 'MACHO' }),
  TESTICULOS: orgao('Testículos', ['testicul'], { sexo: 'MACHO', removidoNaCastracao: true, par: true }),
  LINFONODOS: orgao('Linfonodos', ['linfonod']),
  CAVIDADE_ABDOMINAL: orgao('Cavidade abdominal', ['liquido livre', 'peritoni', 'mesenter']),
  ATRIO_ESQUERDO: orgao('Átrio esquerdo e aorta', ['atrio esquerdo']),
  VENTRICULO_ESQUERDO: orgao('Ventrículo esquerdo', ['ventriculo esquerdo', 'ventricular esquerd']),
  CAMARAS_DIREITAS: orgao('Átrio e ventrículo direitos', ['atrio direito', 'ventriculo direito']),
  VALVA_MITRAL: orgao('Valva mitral', ['mitral', 'mitrais']),
  VALVA_TRICUSPIDE: orgao('Valva tricúspide', ['tricuspid']),
  VALVA_AORTICA: orgao('Valva aórtica', ['valva aortic', 'via de saida do ventriculo esquerdo']),
  VALVA_PULMONAR: orgao('Valva pulmonar', ['valva pulmonar', 'via de saida do ventriculo direito']),
  PERICARDIO: orgao('Pericárdio', ['pericard']),
  CORACAO: orgao('Silhueta cardíaca', ['silhueta cardiaca', 'cardiac']),
  GRANDES_VASOS: orgao('Grandes vasos', ['veia cava', 'aorta descendente', 'vasos pulmonares', 'tronco pulmonar']),
  PULMOES: orgao('Campos pulmonares', ['pulmon', 'bronq', 'alveol']),
  TRAQUEIA: orgao('Traqueia', ['traque']),
  MEDIASTINO: orgao('Mediastino', ['mediastin']),
  ESPACO_PLEURAL: orgao('Espaço pleural', ['pleura']),
  DIAFRAGMA: orgao('Diafragma', ['diafragm', 'frenic']),
  ESOFAGO: orgao('Esôfago', ['esofag']),
  ARCABOUCO_OSSEO: orgao('Arcabouço ósseo', ['costela', 'vertebra', 'esterno', 'osse']),
} as const satisfies Readonly<Record<string, Orgao>>

export type OrgaoId = keyof typeof ORGAOS

export function ehOrgao(id: string): id is OrgaoId {
  return Object.hasOwn(ORGAOS, id)
}

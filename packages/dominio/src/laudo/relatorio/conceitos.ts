import type { MedidaId } from '../../medidas/index.ts'
import type { OrgaoId } from '../../orgaos/index.ts'
import type { Lado } from '../lado.ts'

/** `esquema:codigo`. SNOMED's terms have two: SRT in older machines, SCT in newer ones (PS3.16, annex O). */
type Codigo = `${'LN' | 'DCM' | 'SRT' | 'SCT'}:${string}`

export interface RegraDoConceito {
  readonly conceito: readonly Codigo[]
  readonly medida: MedidaId
  /** Where the concept alone does not say it: one of these as finding site. */
  readonly local?: readonly Codigo[]
  /** One of these among its modifiers. */
  readonly modificador?: readonly Codigo[]
  /** The measure of this organ's section, of several that have it. */
  readonly orgao?: OrgaoId
  /** The side that the concept itself says. */
  readonly lado?: Lado
  /** Table of DICOM PS3.16 that defines it. */
  readonly fonte: string
}

const COMPRIMENTO = ['SRT:G-A22A', 'SCT:410668003'] as const
const DIAMETRO = ['SRT:M-02550', 'SCT:81827009'] as const
const VELOCIDADE_DE_PICO = ['LN:11726-7'] as const
const GRADIENTE_DE_PICO = ['LN:20247-3'] as const
const TEICHHOLZ = ['DCM:125209'] as const
const RIM = ['SRT:T-71000', 'SCT:64033007'] as const
const OVARIO = ['SRT:T-87000', 'SCT:15497006'] as const
const AORTA_ABDOMINAL = ['SRT:T-42500', 'SCT:7832008'] as const
const TRICUSPIDE = ['SRT:T-35100', 'SCT:46030003'] as const
const PULMONAR = ['SRT:T-35200', 'SCT:39057004'] as const
const AORTICA = ['SRT:T-35400', 'SCT:34202007'] as const
const ANTEROGRADO = ['SRT:R-42047', 'SCT:263677008'] as const
// Not SRT's R-42E61: it meant regurgitant once and retrograde later (CID 12221).
const REGURGITANTE = ['SCT:397417004'] as const

function simples(codigo: Codigo, medida: MedidaId, fonte: string): RegraDoConceito {
  return { conceito: [codigo], medida, fonte }
}

interface Fluxo {
  orgao: OrgaoId
  local: readonly Codigo[]
  /** A jet through a valve that leaks says something else than the flow that goes through it. */
  direcao: readonly Codigo[]
}

function doFluxo({ orgao, local, direcao: modificador }: Fluxo): RegraDoConceito[] {
  const onde = { orgao, local, modificador }
  return [
    { conceito: VELOCIDADE_DE_PICO, medida: 'VELOCIDADE_MAXIMA', ...onde, fonte: 'CID 12222, 12221' },
    { conceito: GRADIENTE_DE_PICO, medida: 'GRADIENTE_PRESSAO', ...onde, fonte: 'CID 12222, 12221' },
  ]
}

/**
 * What a concept is in a laudo, only where nothing else could be meant. Left out on purpose: fractions and volumes by another
 * method than Teichholz's, fetal heart rates (a laudo asks the least and the greatest), kidney lengths of LOINC (in DICOM, those of a
 * fetus, CID 12005), lengths and diameters without a site.
 */
export const REGRAS_DOS_CONCEITOS: readonly RegraDoConceito[] = [
  simples('LN:29436-3', 'DIVED', 'CID 12201'),
  simples('LN:29438-9', 'DIVES', 'CID 12201'),
  simples('LN:18154-5', 'SIVD', 'CID 12201'),
  simples('LN:18158-6', 'SIVS', 'CID 12201'),
  simples('LN:18152-9', 'PLVED', 'CID 12201'),
  simples('LN:18156-0', 'PLVES', 'CID 12201'),
  simples('LN:18051-3', 'FRACAO_ENCURTAMENTO', 'CID 12201'),
  { conceito: ['LN:18026-5'], medida: 'VOLUME_DIASTOLICO', modificador: TEICHHOLZ, fonte: 'CID 12202, 12228' },
  { conceito: ['LN:18148-7'], medida: 'VOLUME_SISTOLICO', modificador: TEICHHOLZ, fonte: 'CID 12202, 12228' },
  { conceito: ['LN:18043-0'], medida: 'FRACAO_EJECAO', modificador: TEICHHOLZ, fonte: 'CID 12202, 12228' },
  simples('LN:29469-4', 'ATRIO_ESQUERDO', 'CID 12205'),
  simples('LN:17985-3', 'AE_AO', 'CID 12205'),
  simples('LN:18015-8', 'AORTA', 'CID 12212'),
  simples('LN:18037-2', 'ONDA_E', 'CID 12207'),
  simples('LN:17978-8', 'ONDA_A', 'CID 12207'),
  simples('LN:18038-0', 'E_A', 'CID 12207'),
  simples('LN:8867-4', 'FREQUENCIA_CARDIACA', 'TID 5200'),
  ...doFluxo({ orgao: 'VALVA_TRICUSPIDE', local: TRICUSPIDE, direcao: REGURGITANTE }),
  ...doFluxo({ orgao: 'VALVA_AORTICA', local: AORTICA, direcao: ANTEROGRADO }),
  ...doFluxo({ orgao: 'VALVA_PULMONAR', local: PULMONAR, direcao: ANTEROGRADO }),
  { conceito: COMPRIMENTO, medida: 'RIM_COMPRIMENTO', local: RIM, fonte: 'CID 12304, TID 300' },
  { conceito: COMPRIMENTO, medida: 'OVARIO_COMPRIMENTO', local: OVARIO, fonte: 'CID 12304, TID 300' },
  { conceito: ['LN:11840-6'], medida: 'OVARIO_COMPRIMENTO', lado: 'ESQUERDO', fonte: 'TID 5012' },
  { conceito: ['LN:11841-4'], medida: 'OVARIO_COMPRIMENTO', lado: 'DIREITO', fonte: 'TID 5012' },
  { conceito: DIAMETRO, medida: 'AORTA_ABDOMINAL', local: AORTA_ABDOMINAL, fonte: 'CID 12112, TID 5100' },
  simples('LN:11820-8', 'DIAMETRO_BIPARIETAL', 'CID 12005'),
]

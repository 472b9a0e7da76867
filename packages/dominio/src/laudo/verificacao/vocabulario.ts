import { ORGAOS, type OrgaoId } from '../../orgaos/index.ts'
import { palavras } from './leitor.ts'

/*
 * Words of Brazilian imaging reports, in searchable form and as beginnings of words. A word that also belongs to normal
 * anatomy ("ducto cístico", "massa muscular", "colapso inspiratório") is not here, or is told apart.
 */

/** What can only be a finding. */
const ACHADOS = [
  'nodul',
  'massas?(?! muscul)',
  'formac(?:ao|oes)(?! d[aeo]s? (?:imag|sombra))',
  'cistos?',
  'calculos?',
  'litias',
  'abscess',
  'neoplas',
  'tumor',
  'metasta',
  'hematoma',
  'granuloma',
  'trombo',
  'fratur',
  'hernia',
  'efus(?:ao|oes)',
  'liquido livre',
  'infarto',
  'ruptur',
  'torcao',
  'estenos',
  'prolaps',
  'insuficienc(?!\\w* cardiac)',
  'mineraliz',
  'consolida',
  'obstru',
  'hemorrag',
  'hiperplas',
  'displas',
  'degenerac',
  'espessament',
  'dilatac',
  'edema',
] as const

/** Words of change: with the findings, what a normal organ is not described with. */
const MUDANCAS = [
  'aument(?:ad|o)',
  'reduzid',
  'espessad',
  'dilatad',
  'irregular',
  'heterogene',
  'assimetric',
  'atrofi',
  '\\w{3,12}megalia',
  'pielectasia',
  'hidronefro',
  'pneumotorax',
  'corpo estranho',
] as const

export const ACHADO = palavras(ACHADOS)
export const ALTERACAO = palavras([...ACHADOS, ...MUDANCAS])

/** The sentence itself says that it is no disease. */
export const TIDO_POR_NORMAL =
  /variac\w+ (?:anatomic|da norm)|\b(?:habitua|usua)\w*|fisiologic|compative\w+ com (?:a |o )?(?:idade|historico|fase|castrac|especie)|d[ae] idade|sem (?:significado|repercuss|relevanc)|acessori|dentro d[aeo]s? (?:limite|normal|referenc|esperad)/

/** What is advised, feared or remembered is not what was found. */
export const HIPOTESE =
  /descart|afastar|exclu|correlacion|investig|consider|pesquis|acompanh|monitor|diferencia|\brisco|suger\w+-se|recomend|indica-se|histori|previ[ao]\b|anterior|\bcontrole|\bevitar|prevenc/

/** Diseases that are of one organ by their very name. */
const DOENCAS: Readonly<Partial<Record<OrgaoId, readonly string[]>>> = {
  BEXIGA: ['cistite', 'cistolit'],
  RINS: ['nefropat', 'nefrit', 'pielonefrit', 'hidronefro', 'nefrolit', 'pielectasia', 'doenca renal'],
  FIGADO: ['hepatopat', 'hepatite', 'hepatomegal', 'lipidose hepatica', 'esteatose', 'cirrose'],
  VESICULA_BILIAR: ['colecist', 'mucocele', 'colelit', 'lama biliar'],
  ESTOMAGO: ['gastrite', 'gastropat'],
  INTESTINOS: ['enterite', 'enteropat', 'duodenit', 'ileite', 'colite', 'intussuscep'],
  BACO: ['esplenomegal', 'esplenite'],
  PANCREAS: ['pancreatit', 'pancreatopat'],
  ADRENAIS: ['adrenomegal', 'feocromocit'],
  UTERO: ['piometra', 'hidrometra', 'mucometra', 'hemometra', 'endometrit', 'metrite'],
  OVARIOS: ['ovario\\w* policistic', 'cisto\\w* ovarian'],
  PROSTATA: ['prostatit', 'prostatomegal', 'prostatopat', 'hiperplasia prostatic'],
  TESTICULOS: ['orquite', 'orquiepididim', 'epididimit', 'criptorqu'],
  LINFONODOS: ['linfonodomegal', 'linfonodopat', 'linfadeno?(?:megal|pat|it)'],
  CAVIDADE_ABDOMINAL: ['peritonit', 'ascite', 'hemoabdom', 'uroabdom', 'pneumoperiton', 'liquido livre'],
  PERICARDIO: ['efusao pericardic', 'tamponament'],
  CORACAO: ['cardiomegal', 'microcardia'],
  PULMOES: ['pneumonia', 'broncopneumon', 'broncopat', 'edema pulmonar'],
  TRAQUEIA: ['colapso (?:de |da )?traque', 'traqueite'],
  ESPACO_PLEURAL: ['efusao pleural', 'pneumotorax', 'piotorax', 'quilotorax', 'hemotorax', 'hidrotorax'],
  ESOFAGO: ['megaesofag', 'esofagite'],
}

const PARTE =
  '(?:(?:polos?|lobos?|cortica\\w+|medular\\w*|parenquima|paredes?|cauda|cabeca|corno\\w*|folhetos?|regiao) (?:\\w{2,12} )?(?:d[aeo]s? )?)?'

/** A finding said of an organ: one of its diseases, or a finding that is in it ("nódulo em baço", "nódulo esplênico"). */
export function achadoNoOrgao(orgao: OrgaoId): RegExp {
  const { termos } = ORGAOS[orgao]
  const doenca = DOENCAS[orgao] === undefined ? [] : [palavras(DOENCAS[orgao]).source]
  const nele = String.raw`${ACHADO.source} (?:(?:em|n[ao]s?|d[aeo]s?) )?${PARTE}(?:${termos.join('|')})\w*`
  return new RegExp([...doenca, nele].join('|'))
}

/** Diseases and states that only one sex has. */
export const SO_DE_FEMEA = palavras([
  ...(DOENCAS.UTERO ?? []),
  ...(DOENCAS.OVARIOS ?? []),
  'gestac',
  'gestante',
  'gravidic',
  'prenhez',
  'prenhe\\b',
])
export const SO_DE_MACHO = palavras([...(DOENCAS.PROSTATA ?? []), ...(DOENCAS.TESTICULOS ?? [])])

/** What the clinic must hear of at once. Ligaments and chordae rupture too, and a dynamic obstruction is a sign. */
export const CRITICO = palavras([
  'torcao',
  'ruptur(?!\\w* (?:parcial |total |completa )?(?:d[aeo]s? )?(?:cordoalha|corda|ligament|tend|menisc|muscul))',
  'pneumotorax',
  'hemoabdom',
  'obstru(?!\\w* (?:\\w+ )?dinamic)',
  'tamponament',
  '(?:obito|morte) (?:fetal|d[aeo]s? (?:\\w+ )?(?:concepto|feto))',
  'tromb\\w* aortic',
])

/** A tissue that only a microscope names. */
export const HISTOLOGICO =
  /\b(?:\w*carcinoma|\w*sarcoma|linfoma|mastocitoma|melanoma|timoma|insulinoma|feocromocitoma|quimiodectoma|seminoma|sertolioma)s?\b/

/** The sentence leaves it open. */
export const EM_ABERTO =
  /sugest|sugere|sugere-se|compativ|diferencia|suspeit|possib|possive|provave|hipotes|nao pode|historic|previ[ao]|conhecid|ja diagnosticad|confirmad|indicativ|\bou\b/

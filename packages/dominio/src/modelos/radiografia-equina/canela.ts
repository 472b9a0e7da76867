import { alterado, LACUNA, type SecaoDoBanco } from '../banco.ts'
import { naoRadiografada } from './casco.ts'

export const BOLETO: SecaoDoBanco = {
  id: 'equino-boleto',
  titulo: 'Boleto e sesamoides proximais',
  orgao: null,
  normal:
    'Articulação metacarpo ou metatarsofalângica de espaço preservado e margens lisas, sem fragmentos osteocondrais; sesamoides proximais íntegros, com canais vasculares lineares.',
  frases: [
    alterado(
      'equino-boleto-dorsal',
      'Fragmento dorsal',
      `Fragmento osteocondral na margem dorsoproximal ${LACUNA} da falange proximal do membro ${LACUNA}.`,
    ),
    alterado(
      'equino-boleto-palmar',
      'Fragmento palmar ou plantar',
      `Fragmento osteocondral na face ${LACUNA} (palmar ou plantar) da falange proximal do membro ${LACUNA}.`,
    ),
    alterado(
      'equino-boleto-sagital',
      'Osteocondrose da crista sagital',
      `Irregularidade da crista sagital do terceiro metacarpiano ou metatarsiano do membro ${LACUNA}, compatível com osteocondrose.`,
    ),
    alterado(
      'equino-boleto-sesamoidite',
      'Sesamoidite',
      `Canais vasculares alargados no sesamoide proximal ${LACUNA} do membro ${LACUNA}, compatíveis com sesamoidite.`,
    ),
    alterado(
      'equino-boleto-sesamoide',
      'Fratura de sesamoide',
      `Fratura ${LACUNA} (apical, do corpo, basilar ou abaxial) do sesamoide proximal ${LACUNA} do membro ${LACUNA}.`,
    ),
    alterado(
      'equino-boleto-supracondilar',
      'Lise supracondilar',
      `Concavidade na face palmar distal do terceiro metacarpiano do membro ${LACUNA}, compatível com sinovite proliferativa.`,
    ),
    alterado(
      'equino-boleto-artrose',
      'Doença degenerativa',
      `Osteófitos e esclerose subcondral do boleto do membro ${LACUNA}, de grau ${LACUNA}.`,
    ),
    naoRadiografada('equino-boleto'),
  ],
}

export const CANELA: SecaoDoBanco = {
  id: 'equino-canela',
  titulo: 'Metacarpianos e metatarsianos',
  orgao: null,
  normal:
    'Metacarpianos ou metatarsianos de corticais e medular preservadas; acessórios íntegros, sem fratura, exostose ou reação periosteal.',
  frases: [
    alterado(
      'equino-canela-acessorio',
      'Fratura do acessório',
      `Fratura do ${LACUNA} (segundo ou quarto) osso acessório do membro ${LACUNA}, no terço ${LACUNA}.`,
    ),
    alterado(
      'equino-canela-exostose',
      'Exostose (sobreosso)',
      `Exostose entre o terceiro e o ${LACUNA} metacarpiano ou metatarsiano do membro ${LACUNA}, de margens ${LACUNA}.`,
    ),
    alterado(
      'equino-canela-dorsal',
      'Cortical dorsal',
      `Espessamento da cortical dorsal do terceiro metacarpiano do membro ${LACUNA}, compatível com doença do metacarpo dorsal.`,
    ),
    alterado(
      'equino-canela-condilo',
      'Fratura condilar',
      `Fratura do côndilo ${LACUNA} do terceiro metacarpiano ou metatarsiano do membro ${LACUNA}, com desvio ${LACUNA}.`,
    ),
    alterado(
      'equino-canela-origem',
      'Origem do suspensor',
      `Esclerose e entesófitos na origem do ligamento suspensor do membro ${LACUNA}.`,
    ),
    alterado(
      'equino-canela-sequestro',
      'Sequestro ósseo',
      `Fragmento de cortical circundado por halo radiotransparente em ${LACUNA}, compatível com sequestro ósseo.`,
    ),
    naoRadiografada('equino-canela'),
  ],
}

import {
  CAMPOS_DA_UNIAO_DE_TUTORES,
  PARTES_DA_UNIAO_DE_TUTORES,
  type CampoDaUniaoDeTutores,
  type TutorCompleto,
} from '@vetlume/dominio/tutor'
import { contar, formatarCpf, juntar } from '@vetlume/dominio/formatos'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import type { Tela } from '../../cadastros/index.ts'
import { textoDoValor } from '../../historico/index.ts'
import { CAMPOS_DO_TUTOR } from '../valores.ts'
import type { CampoComparado } from './linha-comparada.tsx'
import { UnirRegistros } from './unir-registros.tsx'

const ROTULOS: Readonly<Record<CampoDaUniaoDeTutores, string>> = {
  nome: 'Nome',
  identificacao: 'Estrangeiro e documento',
  telefone: 'Telefone',
  outroTelefone: 'Outro telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  endereco: 'Endereço',
  parceiro: 'Clínica de origem',
}

/** What a record says for a group of fields, or null when it says nothing. */
function ler(ficha: TutorCompleto, campo: CampoDaUniaoDeTutores): string | null {
  const lidos = PARTES_DA_UNIAO_DE_TUTORES[campo].flatMap((parte) => {
    const valor = ficha[parte]
    if (valor === null || valor === false) return []
    return [parte === 'estrangeiro' ? 'Estrangeiro' : textoDoValor(CAMPOS_DO_TUTOR[parte], valor, fusoEmUso())]
  })
  return lidos.length === 0 ? null : lidos.join(', ')
}

function regraDoCpf({ cpf }: TutorCompleto, { cpf: outro }: TutorCompleto): string {
  if (cpf === null && outro === null) return 'Nenhum dos dois tem CPF.'
  if (cpf !== null && outro !== null) return 'Cada um tem o seu CPF: são duas pessoas, e não podem ser unidos.'
  return `${formatarCpf(cpf ?? outro ?? '')}: fica, seja de quem for.`
}

function comparar(mantido: TutorCompleto, outro: TutorCompleto): CampoComparado<CampoDaUniaoDeTutores | 'cpf'>[] {
  const cpf = {
    campo: 'cpf' as const,
    rotulo: 'CPF',
    mantido: null,
    outro: null,
    iguais: true,
    vazioNoMantido: false,
    regra: regraDoCpf(mantido, outro),
  }
  const campos = CAMPOS_DA_UNIAO_DE_TUTORES.map((campo) => {
    const [um, dois] = [ler(mantido, campo), ler(outro, campo)]
    return { campo, rotulo: ROTULOS[campo], mantido: um, outro: dois, iguais: um === dois, vazioNoMantido: um === null }
  })
  return [cpf, ...campos]
}

const detalhe = ({ animais, criadoEm }: TutorCompleto) =>
  juntar(
    contar(animais.length, 'paciente', 'pacientes'),
    `cadastrado em ${formatarData(diaNaZona(criadoEm, fusoEmUso()))}`,
  )

const consequencias = ({ nome }: TutorCompleto, { nome: unido }: TutorCompleto) => [
  `Pacientes, atendimentos e títulos de ${unido} passam a ser de ${nome}.`,
  'Laudos assinados não mudam: continuam com o nome que foi impresso.',
  'Os consentimentos dos dois ficam juntos, e vale o mais novo de cada finalidade.',
]

/** Two tutors side by side, to be made one. */
export function UnirTutores(registros: { tela: Tela; codigo: string; outro: string }) {
  return (
    <UnirRegistros
      {...registros}
      titulo="Unir tutores"
      entidade="tutor"
      detalhe={detalhe}
      comparar={comparar}
      consequencias={consequencias}
      unir={({ doOutro, ...dois }) =>
        api('POST /tutor/:codigo/unir', { ...dois, doOutro: doOutro.filter((campo) => campo !== 'cpf') })
      }
    />
  )
}

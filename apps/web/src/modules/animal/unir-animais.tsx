import {
  CAMPOS_DA_UNIAO_DE_ANIMAIS,
  PARTES_DA_UNIAO_DE_ANIMAIS,
  type AnimalCompleto,
  type CampoDaUniaoDeAnimais,
} from '@vetlume/dominio/animal'
import { juntar } from '@vetlume/dominio/formatos'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import type { Tela } from '../cadastros/index.ts'
import { textoDoValor } from '../historico/index.ts'
import { UnirRegistros, type CampoComparado } from '../tutor/index.ts'
import { CAMPOS_DO_ANIMAL } from './campos-da-trilha.ts'

const ROTULOS: Readonly<Record<CampoDaUniaoDeAnimais, string>> = {
  nome: 'Nome',
  raca: 'Raça',
  sexo: 'Sexo',
  castrado: 'Castrado',
  nascimento: 'Nascimento',
  pelagem: 'Pelagem',
  sinais: 'Sinais particulares',
  microchip: 'Microchip',
  sinpatinhas: 'SinPatinhas',
  plano: 'Plano de saúde',
  tutor: 'Tutor principal',
  parceiro: 'Clínica de origem',
  obito: 'Óbito',
  foto: 'Foto',
}

/** What a record says for a group of fields, or null when it says nothing. */
function ler(ficha: AnimalCompleto, campo: CampoDaUniaoDeAnimais): string | null {
  if (campo === 'foto') return ficha.foto === null ? null : 'com foto'
  const lidos = PARTES_DA_UNIAO_DE_ANIMAIS[campo].flatMap((parte) => {
    const valor = ficha[parte]
    if (valor === null || (parte === 'nascimentoPresumido' && valor === false)) return []
    return [parte === 'nascimentoPresumido' ? 'presumida' : textoDoValor(CAMPOS_DO_ANIMAL[parte], valor, fusoEmUso())]
  })
  return lidos.length === 0 ? null : lidos.join(', ')
}

/** Records say the same when they hold the same: two homonymous tutors are two, and two photos may differ. */
function iguais(um: AnimalCompleto, outro: AnimalCompleto, campo: CampoDaUniaoDeAnimais): boolean {
  if (campo === 'foto') return um.foto === outro.foto
  if (campo === 'tutor') return um.tutor.codigo === outro.tutor.codigo
  return ler(um, campo) === ler(outro, campo)
}

const comparar = (mantido: AnimalCompleto, outro: AnimalCompleto): CampoComparado<CampoDaUniaoDeAnimais>[] =>
  CAMPOS_DA_UNIAO_DE_ANIMAIS.map((campo) => ({
    campo,
    rotulo: ROTULOS[campo],
    mantido: ler(mantido, campo),
    outro: ler(outro, campo),
    iguais: iguais(mantido, outro, campo),
    vazioNoMantido: ler(mantido, campo) === null,
  }))

const detalhe = ({ especie, tutor, criadoEm }: AnimalCompleto) =>
  juntar(especie.nome, `de ${tutor.nome}`, `cadastrado em ${formatarData(diaNaZona(criadoEm, fusoEmUso()))}`)

const consequencias = ({ nome }: AnimalCompleto, { nome: unido }: AnimalCompleto) => [
  `Atendimentos, agendamentos, pesagens, vacinas e arquivos de ${unido} passam a ser de ${nome}.`,
  'Laudos assinados não mudam: continuam com o nome que foi impresso, e aparecem no prontuário que fica.',
  'Os tutores dos dois continuam: quem não for o principal fica como outro tutor. Os alertas dos dois também ficam.',
]

/** Two patients side by side, to be made one. */
export function UnirAnimais(registros: { tela: Tela; codigo: string; outro: string }) {
  return (
    <UnirRegistros
      {...registros}
      titulo="Unir pacientes"
      entidade="animal"
      detalhe={detalhe}
      comparar={comparar}
      consequencias={consequencias}
      unir={(uniao) => api('POST /animal/:codigo/unir', uniao)}
    />
  )
}

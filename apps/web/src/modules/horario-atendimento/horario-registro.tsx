import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import {
  DIAS_DA_SEMANA,
  dadosDoHorario,
  REGRAS_DO_HORARIO,
  ROTULOS_DO_TIPO_DE_HORARIO,
  type DadosDoHorario,
  type TipoDeHorario,
} from '@vetlume/dominio/horario-atendimento'
import { useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CampoHora } from '../../ui/formulario/campo-hora.tsx'
import { CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { ListaSuspensa } from '../../ui/formulario/lista-suspensa.tsx'
import { useCampo } from '../../ui/formulario/use-campo.ts'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro, formatarPercentual, opcoesDe, type ValoresInteiros } from '../cadastros/index.ts'

type Valores = z.input<typeof dadosDoHorario>

const DIAS = DIAS_DA_SEMANA.map((rotulo, dia) => ({ valor: String(dia), rotulo }))

const nomeDoDia = (dia: number) => DIAS_DA_SEMANA[dia as 0] ?? 'Sem dia'

function CampoDia({ controle, focar }: { controle: Control<Valores, unknown, DadosDoHorario>; focar: boolean }) {
  const { valor, mudar, aoSair, referencia, quadro } = useCampo({
    controle,
    nome: 'diaSemana',
    rotulo: 'Dia da semana',
    obrigatorio: true,
  })
  return (
    <ListaSuspensa
      {...quadro}
      focar={focar}
      valor={String(valor)}
      opcoes={DIAS}
      aoMudar={(dia) => mudar(Number(dia))}
      onBlur={aoSair}
      referencia={referencia}
    />
  )
}

export const registroDeHorario = definirRegistro('horario-atendimento', {
  esquema: dadosDoCadastro(dadosDoHorario, REGRAS_DO_HORARIO),
  valores: (ficha, inicial): ValoresInteiros<Valores> => ({
    diaSemana: ficha?.diaSemana ?? Number(inicial?.['dia'] ?? 1),
    inicio: ficha?.inicio ?? inicial?.['inicio'] ?? '',
    fim: ficha?.fim ?? inicial?.['fim'] ?? '',
    tipo: ficha?.tipo ?? 'NORMAL',
    acrescimoBp: ficha?.acrescimoBp ?? 0,
  }),
  iniciais: ['dia', 'inicio', 'fim'],
  nome: ({ diaSemana, inicio, fim }) => `${nomeDoDia(diaSemana)}, ${inicio} às ${fim}`,
  campos: {
    diaSemana: { rotulo: 'Dia', texto: nomeDoDia },
    inicio: { rotulo: 'Começo' },
    fim: { rotulo: 'Fim' },
    tipo: { rotulo: 'Tipo', texto: (tipo: TipoDeHorario) => ROTULOS_DO_TIPO_DE_HORARIO[tipo] },
    acrescimoBp: { rotulo: 'Acréscimo', texto: formatarPercentual },
    ativo: { rotulo: 'Ativa' },
  },
  Campos: ({ controle, focar, form }) => {
    const tipo = useWatch({ control: controle, name: 'tipo' })
    return (
      <Secao
        titulo="Faixa"
        descricao="Uma faixa que passa da meia-noite é cadastrada em duas: uma até 24:00 e outra desde 00:00."
      >
        <Grade>
          <CampoDia controle={controle} focar={focar} />
          <CampoSelecao
            controle={controle}
            nome="tipo"
            rotulo="Tipo"
            obrigatorio
            opcoes={opcoesDe(ROTULOS_DO_TIPO_DE_HORARIO)}
            aoMudar={(novo) => novo === 'NORMAL' && form.setValue('acrescimoBp', 0)}
          />
          <CampoHora controle={controle} nome="inicio" rotulo="Começo" obrigatorio />
          <CampoHora controle={controle} nome="fim" rotulo="Fim" obrigatorio />
          {tipo === 'PLANTAO' && (
            <CampoPercentual
              controle={controle}
              nome="acrescimoBp"
              rotulo="Acréscimo"
              obrigatorio
              ajuda="Somado ao preço dos exames desta faixa"
            />
          )}
        </Grade>
      </Secao>
    )
  },
})

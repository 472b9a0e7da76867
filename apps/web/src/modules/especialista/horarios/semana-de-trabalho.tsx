import { useQueryClient } from '@tanstack/react-query'
import {
  DIAS_DA_SEMANA,
  semanaDoEspecialista,
  type HorariosDoEspecialista,
  type SemanaDoEspecialista,
} from '@vetlume/dominio/especialista'
import { useFieldArray } from 'react-hook-form'
import { Alerta } from '../../../ui/alerta.tsx'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { Secao } from '../../../ui/pagina.tsx'
import { Dados } from '../../cadastros/index.ts'
import { consultaDosHorarios, useMudanca } from '../api.ts'
import { TRILHA_DAS_PARTES } from '../trilha-das-partes.ts'
import { Bloqueios } from './bloqueios.tsx'
import { GradeDaSemana } from './grade-da-semana.tsx'
import estilos from './semana-de-trabalho.module.css'
import { comoSegunda, emOrdem, ORDEM_DOS_DIAS, semanaDe, type SemanaEditada } from './semana-em-edicao.ts'

interface SemanaProps {
  codigo: string
  horarios: HorariosDoEspecialista
}

const DESCRICAO = 'Cada dia tem uma ou mais faixas, com o almoço dentro. O que fica fora delas é plantão.'

function SemanaLida({ horarios }: { horarios: HorariosDoEspecialista }) {
  const { janelas, bloqueios } = horarios
  const doDia = (dia: number) =>
    janelas
      .filter(({ diaSemana }) => diaSemana === dia)
      .map(({ inicio, fim, almocoInicio, almocoFim }) =>
        almocoInicio === null ? `${inicio} a ${fim}` : `${inicio} a ${fim}, almoço de ${almocoInicio} a ${almocoFim}`,
      )
      .join('\n')
  return (
    <Secao titulo="Semana de trabalho" descricao={DESCRICAO}>
      <Dados
        itens={[
          ...ORDEM_DOS_DIAS.map((dia) => [DIAS_DA_SEMANA[dia] ?? '', doDia(dia) || 'não atende'] as const),
          ['Bloqueios de toda semana', TRILHA_DAS_PARTES.bloqueios.texto(bloqueios)] as const,
        ]}
      />
    </Secao>
  )
}

function SemanaEditavel({ codigo, horarios }: SemanaProps) {
  const cache = useQueryClient()
  const recarregar = () => void cache.invalidateQueries(consultaDosHorarios(codigo))
  const { mutateAsync: gravar } = useMudanca('PUT /especialista/:codigo/horarios', codigo)
  const form = useFormulario<SemanaEditada, SemanaDoEspecialista>({
    esquema: semanaDoEspecialista,
    valores: semanaDe(horarios),
    aoEnviar: async (semana) => {
      await gravar({ ...semana, versao: horarios.versao })
      avisar.sucesso('Horários salvos.')
    },
  })
  const { control, getValues } = form
  const janelas = useFieldArray({ control, name: 'janelas', keyName: 'chave' })
  return (
    <Formulario form={form} rotulo="Semana de trabalho" rotuloDeSalvar="Salvar horários" aoRecarregar={recarregar}>
      <Secao titulo="Semana de trabalho" descricao={DESCRICAO}>
        {janelas.fields.length === 0 && (
          <Alerta
            severity="info"
            className={estilos.alerta}
            action={
              horarios.padrao.length > 0 ? (
                <Botao color="inherit" size="small" onClick={() => janelas.replace(emOrdem(horarios.padrao))}>
                  Começar por eles
                </Botao>
              ) : undefined
            }
          >
            Sem horários próprios, valem os da plataforma.
          </Alerta>
        )}
        <GradeDaSemana
          controle={control}
          janelas={janelas}
          aoCopiarSegunda={() => janelas.replace(comoSegunda(getValues('janelas')))}
        />
      </Secao>
      <Bloqueios controle={control} />
    </Formulario>
  )
}

/** The week: a form for who may change it, a page to read for the others. */
export function SemanaDeTrabalho({ codigo, horarios }: SemanaProps) {
  return horarios.permissoes.editar ? (
    <SemanaEditavel codigo={codigo} horarios={horarios} />
  ) : (
    <SemanaLida horarios={horarios} />
  )
}

import {
  dadosDaExcecao,
  ROTULOS_DA_EXCECAO,
  ROTULOS_DO_MOTIVO,
  type DadosDaExcecao,
  type ExcecaoDoEspecialista,
} from '@vetlume/dominio/especialista'
import { useRef } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoHora } from '../../../ui/formulario/campo-hora.tsx'
import { CampoSelecao } from '../../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { opcoesDe, type ValoresInteiros } from '../../cadastros/index.ts'
import { useMudanca } from '../api.ts'

type Valores = z.input<typeof dadosDaExcecao>

interface ExcecaoDialogoProps {
  codigo: string
  /** The one to change; a new one without it. */
  excecao: ExcecaoDoEspecialista | null
  aoFechar: () => void
}

function valoresDa(excecao: ExcecaoDoEspecialista | null): ValoresInteiros<Valores> {
  const hoje = agoraNoFuso().toPlainDate().toString()
  return {
    tipo: excecao?.tipo ?? 'FOLGA',
    motivo: excecao?.motivo ?? 'FERIAS',
    de: excecao?.de ?? hoje,
    ate: excecao?.ate ?? hoje,
    inicio: excecao?.inicio ?? '',
    fim: excecao?.fim ?? '',
    observacao: excecao?.observacao ?? '',
  }
}

interface CamposProps {
  controle: Control<Valores, unknown, DadosDaExcecao>
  aoMudarTipo: (tipo: string | null) => void
  aoMudarPrimeiro: (dia: string) => void
}

function Campos({ controle, aoMudarTipo, aoMudarPrimeiro }: CamposProps) {
  const extra = useWatch({ control: controle, name: 'tipo' }) === 'EXTRA'
  return (
    <Grade>
      <CampoSelecao
        controle={controle}
        nome="tipo"
        rotulo="Nestes dias"
        obrigatorio
        opcoes={opcoesDe(ROTULOS_DA_EXCECAO)}
        aoMudar={aoMudarTipo}
      />
      <CampoSelecao
        controle={controle}
        nome="motivo"
        rotulo="Motivo"
        obrigatorio
        opcoes={opcoesDe(ROTULOS_DO_MOTIVO)}
      />
      <CampoData controle={controle} nome="de" rotulo="Primeiro dia" obrigatorio aoMudar={aoMudarPrimeiro} />
      <CampoData controle={controle} nome="ate" rotulo="Último dia" obrigatorio />
      <CampoHora
        controle={controle}
        nome="inicio"
        rotulo="Das"
        ajuda={extra ? 'Vale mesmo no almoço, em feriado e nas férias' : 'Em branco: o dia inteiro'}
        obrigatorio={extra}
      />
      <CampoHora controle={controle} nome="fim" rotulo="Às" obrigatorio={extra} />
      <CampoTexto controle={controle} nome="observacao" rotulo="Observação" maximo={200} className="inteiro" />
    </Grade>
  )
}

/** A day or a period that is different: off, or with more hours. */
export function ExcecaoDialogo({ codigo, excecao, aoFechar }: ExcecaoDialogoProps) {
  const { mutateAsync: criar } = useMudanca('POST /especialista/:codigo/excecoes', codigo)
  const { mutateAsync: alterar } = useMudanca('PUT /especialista/:codigo/excecoes/:excecao', codigo)
  const form = useFormulario<Valores, DadosDaExcecao>({
    esquema: dadosDaExcecao,
    valores: valoresDa(excecao),
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      await (excecao === null ? criar(dados) : alterar({ ...dados, excecao: excecao.codigo, versao: excecao.versao }))
      avisar.sucesso(excecao === null ? 'Exceção cadastrada.' : 'Exceção salva.')
      aoFechar()
    },
  })
  const titulo = excecao === null ? 'Nova exceção' : 'Alterar exceção'
  const aoMudarTipo = (tipo: string | null) =>
    form.setValue('motivo', tipo === 'EXTRA' ? 'ATENDIMENTO_EXTRA' : 'FERIAS', { shouldDirty: true })
  // The last day goes along with the first: until somebody says it, or when it would come before.
  const acompanha = useRef(excecao === null ? form.getValues('ate') : null)
  const aoMudarPrimeiro = (dia: string) => {
    const ate = form.getValues('ate')
    if (ate >= dia && ate !== acompanha.current) return
    acompanha.current = dia
    form.setValue('ate', dia, { shouldDirty: true })
  }
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo} descricao="Só nestes dias; a semana continua como está.">
      <Formulario form={form} rotulo={titulo} aoCancelar={aoFechar}>
        <Campos controle={form.control} aoMudarTipo={aoMudarTipo} aoMudarPrimeiro={aoMudarPrimeiro} />
      </Formulario>
    </Dialogo>
  )
}

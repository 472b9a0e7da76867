import { useQuery } from '@tanstack/react-query'
import {
  dadosDaSubstituicao,
  MOTIVOS_DE_SUBSTITUICAO,
  ROTULOS_DA_SUBSTITUICAO,
  type NotaCompleta,
  type PreviaDaNota,
} from '@vetlume/dominio/nota-fiscal'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { consultaDasNotasDoTitulo, PRAZO_DE_ASSINAR_MS, useAtualizarNotas } from './api.ts'
import { CamposDaEmissao, camposDaEmissao, comoEmissao, valoresDaEmissao, type Digitado } from './campos-da-emissao.tsx'
import { nomeDaNota } from './situacao.tsx'

const { motivoCodigo, motivo } = dadosDaSubstituicao.shape
const esquema = z.object({ ...camposDaEmissao, motivoCodigo, motivo })
const MOTIVOS = MOTIVOS_DE_SUBSTITUICAO.map((valor) => ({ valor, rotulo: ROTULOS_DA_SUBSTITUICAO[valor] }))

interface SubstituicaoProps {
  nota: NotaCompleta
  previa: PreviaDaNota
  aoFechar: () => void
}

function FormularioDaSubstituicao({ nota, previa, aoFechar }: SubstituicaoProps) {
  const atualizar = useAtualizarNotas()
  const [nova] = useState(() => crypto.randomUUID())
  const { codigo, versao, descricao, descontoCentavos, issRetidoCentavos } = nota
  const form = useFormulario({
    esquema,
    valores: {
      ...valoresDaEmissao(previa),
      descricao,
      descontoCentavos,
      issRetido: issRetidoCentavos > 0,
      motivoCodigo: '99' as const,
      motivo: '',
    },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const entrada = { ...comoEmissao(dados), codigo, versao, nova }
      await api('POST /nota-fiscal/:codigo/substituicao', entrada, { prazoMs: PRAZO_DE_ASSINAR_MS })
      await atualizar()
      avisar.sucesso('Nota nova assinada e a caminho: a antiga vale até ela ser autorizada.')
      aoFechar()
    },
  })
  return (
    <Formulario form={form} rotulo="Substituição" rotuloDeSalvar="Substituir nota" aoCancelar={aoFechar}>
      <CampoSelecao controle={form.control} nome="motivoCodigo" rotulo="Motivo" obrigatorio opcoes={MOTIVOS} />
      <CampoTexto
        controle={form.control}
        nome="motivo"
        rotulo="Explique o motivo"
        obrigatorio
        linhas={2}
        maximo={255}
      />
      <CamposDaEmissao
        // The fields of an issue are part of this form: what they read is all there.
        controle={form.control as unknown as Control<Digitado, unknown, z.output<typeof esquema>>}
        previa={previa}
        valorCentavos={nota.servicoCentavos}
      />
    </Formulario>
  )
}

/** Issues another note in the place of one. */
export function DialogoDaSubstituicao({ nota, aoFechar }: { nota: NotaCompleta; aoFechar: () => void }) {
  const { data, error, refetch } = useQuery(consultaDasNotasDoTitulo(nota.titulo.codigo))
  const previa = data?.previa
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Substituir a ${nomeDaNota(nota)}`}
      descricao={`Para ${nota.tomador}. A nota de agora vale até a nova ser autorizada.`}
    >
      {previa != null && <FormularioDaSubstituicao nota={nota} previa={previa} aoFechar={aoFechar} />}
      {previa == null && error === null && <Esqueleto linhas={6} />}
      {error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
    </Dialogo>
  )
}

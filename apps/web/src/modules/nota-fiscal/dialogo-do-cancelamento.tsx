import {
  dadosDoCancelamento,
  MOTIVOS_DE_CANCELAMENTO,
  ROTULOS_DO_CANCELAMENTO,
  type NotaCompleta,
} from '@vetlume/dominio/nota-fiscal'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { PRAZO_DE_ASSINAR_MS, useAtualizarNotas } from './api.ts'
import { nomeDaNota } from './situacao.tsx'

const MOTIVOS = MOTIVOS_DE_CANCELAMENTO.map((valor) => ({ valor, rotulo: ROTULOS_DO_CANCELAMENTO[valor] }))

/** Asks for the cancellation of a note, signed as the note was. */
export function DialogoDoCancelamento({ nota, aoFechar }: { nota: NotaCompleta; aoFechar: () => void }) {
  const atualizar = useAtualizarNotas()
  const { codigo, versao } = nota
  const form = useFormulario({
    esquema: dadosDoCancelamento,
    valores: { motivoCodigo: '1' as const, motivo: '', senha: '' },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const entrada = { ...dados, codigo, versao }
      await api('POST /nota-fiscal/:codigo/cancelamento', entrada, { prazoMs: PRAZO_DE_ASSINAR_MS })
      await atualizar()
      avisar.sucesso('Cancelamento pedido: a nota vale até o ambiente nacional registrá-lo.')
      aoFechar()
    },
  })
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={`Cancelar a ${nomeDaNota(nota)}?`} largura="xs">
      <Formulario
        form={form}
        rotulo="Cancelamento"
        rotuloDeSalvar="Pedir cancelamento"
        aoCancelar={aoFechar}
        rotuloDeCancelar="Voltar"
      >
        <CampoSelecao controle={form.control} nome="motivoCodigo" rotulo="Motivo" obrigatorio opcoes={MOTIVOS} />
        <CampoTexto
          controle={form.control}
          nome="motivo"
          rotulo="Explique o motivo"
          obrigatorio
          linhas={2}
          maximo={255}
        />
        <CampoTexto
          controle={form.control}
          nome="senha"
          rotulo="Senha do certificado da empresa"
          tipo="password"
          obrigatorio
          maximo={128}
          autoComplete="one-time-code"
        />
      </Formulario>
    </Dialogo>
  )
}

import { dadosDoSuporte } from '@vetlume/dominio/suporte'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

const PRAZOS = [
  { valor: '15', rotulo: '15 minutos' },
  { valor: '60', rotulo: '1 hora' },
  { valor: '240', rotulo: '4 horas' },
  { valor: '1440', rotulo: '24 horas' },
]
const { finalidade, podeMudar } = dadosDoSuporte.shape
const esquema = z.object({ finalidade, minutos: z.string(), podeMudar })

/** For what, until when, and whether it may change things. */
export function ConcederDialogo({ aoFechar }: { aoFechar: () => void }) {
  const form = useFormulario({
    esquema,
    valores: { finalidade: '', minutos: '60', podeMudar: false },
    protegerMudancas: false,
    aoEnviar: async ({ minutos, ...dados }) => {
      await api('POST /suporte', { ...dados, minutos: Number(minutos) })
      avisar.sucesso('O suporte já pode entrar.')
      aoFechar()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Deixar o suporte entrar"
      descricao="Nunca assina laudos, paga, muda acessos, exporta ou abre certificados. Você encerra quando quiser."
    >
      <Formulario form={form} rotulo="Acesso do suporte" rotuloDeSalvar="Deixar entrar" aoCancelar={aoFechar}>
        <CampoTexto
          controle={form.control}
          nome="finalidade"
          rotulo="Para quê"
          ajuda="O que o suporte vai ver ou arrumar."
          maximo={300}
          obrigatorio
          focar
        />
        <CampoSelecao controle={form.control} nome="minutos" rotulo="Por quanto tempo" opcoes={PRAZOS} obrigatorio />
        <CampoMarcado
          controle={form.control}
          nome="podeMudar"
          rotulo="Pode mudar cadastros, agenda e rascunhos (sem isto, só consulta)"
        />
      </Formulario>
    </Dialogo>
  )
}

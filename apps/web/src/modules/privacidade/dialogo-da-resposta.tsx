import { precisaDeResposta, type PedidoDeTitularCompleto, type TipoDePedido } from '@vetlume/dominio/privacidade'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

const O_QUE_ACONTECE: Readonly<Record<TipoDePedido, string>> = {
  ACESSO: 'O relatório de tudo que a empresa guarda sobre o titular é preparado e fica 30 dias à disposição dele.',
  PORTABILIDADE: 'O relatório, em PDF e JSON, é preparado e fica 30 dias à disposição do titular.',
  CORRECAO: 'Corrija antes o cadastro. Depois conte ao titular o que mudou.',
  ELIMINACAO:
    'Os dados são apagados agora e isso não pode ser desfeito. O que a lei manda guardar é explicado ao titular.',
  OPOSICAO: 'Os consentimentos são retirados: lembretes, cobranças e mensagens por e-mail e WhatsApp deixam de sair.',
  PRONTUARIO: 'Entregue antes a cópia. Depois conte ao titular como e quando.',
}

interface DialogoDaRespostaProps {
  acao: 'ATENDER' | 'RECUSAR'
  pedido: PedidoDeTitularCompleto
  atualizar: () => Promise<unknown>
  aoFechar: () => void
}

const esquemaDe = (obrigatoria: boolean) =>
  z.object({
    texto: z
      .string()
      .check(
        z.trim(),
        ...(obrigatoria ? [z.minLength(1, 'Escreva o que o titular vai ler.')] : []),
        z.maxLength(4_000),
      ),
  })

/** The company agrees or refuses; what is written here is what the person reads. */
export function DialogoDaResposta({ acao, pedido, atualizar, aoFechar }: DialogoDaRespostaProps) {
  const { codigo, versao, tipo, papel, numero } = pedido
  const recusa = acao === 'RECUSAR'
  const obrigatoria = recusa || precisaDeResposta(tipo, papel)
  const form = useFormulario({
    esquema: esquemaDe(obrigatoria),
    valores: { texto: '' },
    protegerMudancas: false,
    aoEnviar: async ({ texto }) => {
      if (recusa) await api('POST /pedido-titular/:codigo/recusa', { codigo, versao, explicacao: texto })
      else await api('POST /pedido-titular/:codigo/atendimento', { codigo, versao, resposta: texto })
      await atualizar()
      avisar.sucesso(recusa ? 'Pedido recusado: o titular recebe a explicação.' : 'Pedido atendido.')
      aoFechar()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`${recusa ? 'Recusar' : 'Atender'} o pedido nº ${numero}?`}
      descricao={recusa ? 'A lei pede que a recusa seja explicada.' : O_QUE_ACONTECE[tipo]}
      largura="xs"
    >
      <Formulario
        form={form}
        rotulo="Resposta"
        rotuloDeSalvar={recusa ? 'Recusar o pedido' : 'Atender o pedido'}
        aoCancelar={aoFechar}
        rotuloDeCancelar="Voltar"
      >
        <CampoTexto
          controle={form.control}
          nome="texto"
          rotulo={recusa ? 'Explicação ao titular' : 'Recado ao titular'}
          obrigatorio={obrigatoria}
          linhas={4}
          maximo={4_000}
          focar
        />
      </Formulario>
    </Dialogo>
  )
}

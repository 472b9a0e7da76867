import { useNavigate, useSearch } from '@tanstack/react-router'
import { ROTULOS_DO_TIPO, TIPOS_DE_PEDIDO } from '@vetlume/dominio/privacidade/estados'
import { useMemo } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { CampoNativo } from '../../ui/formulario/campo-nativo.tsx'
import { EscolhaNativa } from '../../ui/formulario/escolha-nativa.tsx'
import { FormularioNativo } from '../../ui/formulario/formulario-nativo.tsx'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { useFormularioNativo } from '../../ui/formulario/use-formulario-nativo.ts'
import { usePedido } from '../documento/index.ts'
import { Botao } from '../../ui/botao.tsx'

const UUID = /^[0-9a-f-]{36}$/

const OPCOES = TIPOS_DE_PEDIDO.map((tipo) => [tipo, ROTULOS_DO_TIPO[tipo]] as const)

function Pedir({ empresa, nome }: { empresa: string; nome: string }) {
  const ir = useNavigate()
  const form = useFormularioNativo({
    esquema: async () => {
      const { dadosDoPedido } = await import('@vetlume/dominio/privacidade')
      const { omit } = await import('zod/mini')
      return omit(dadosDoPedido, { empresa: true })
    },
    aoEnviar: async (dados) => {
      const { chave } = await api('POST /privacidade/pedido', { ...dados, empresa }, { publico: true })
      await ir({ to: '/privacidade/acompanhar', hash: chave })
    },
  })
  return (
    <PaginaPublica
      titulo="Seus dados pessoais"
      apoio={`Peça a ${nome}, sem custo, o que a Lei Geral de Proteção de Dados lhe garante. Para saber que é você, um código vai ao e-mail que está no seu cadastro.`}
    >
      <FormularioNativo form={form} rotulo="Pedido" rotuloDeEnviar="Fazer o pedido" rotuloEnviando="Enviando…">
        <EscolhaNativa form={form} nome="tipo" rotulo="O que você quer" opcoes={OPCOES} />
        <CampoNativo
          form={form}
          nome="identificador"
          rotulo="Seu CPF, e-mail ou telefone"
          ajuda="Como está no cadastro da empresa."
          autoCapitalize="none"
          maxLength={254}
        />
        <CampoNativo
          form={form}
          nome="detalhes"
          rotulo="Detalhes (opcional)"
          ajuda="O que corrigir, de qual animal é o prontuário…"
          maxLength={2000}
        />
      </FormularioNativo>
    </PaginaPublica>
  )
}

/** A person asks a company about their own data, by the link that the company publishes. */
export function PedidoPage() {
  const { empresa = '' } = useSearch({ from: '/privacidade/pedido' })
  const completa = UUID.test(empresa)
  const pedir = useMemo(() => {
    if (!completa) return null
    return (sinal: AbortSignal) =>
      api('GET /privacidade/empresa/:codigo', { codigo: empresa }, { publico: true, sinal })
  }, [empresa, completa])
  const { resposta, repetir } = usePedido(pedir)
  if (!completa)
    return (
      <PaginaPublica
        titulo="Peça o link à empresa"
        apoio="Cada empresa publica o próprio endereço para pedidos sobre dados pessoais. Abra o que você recebeu, inteiro."
      />
    )
  if (resposta.tipo === 'pronta') return <Pedir empresa={empresa} nome={resposta.valor.nome} />
  if (resposta.tipo === 'espera') return <PaginaPublica titulo="Abrindo…" />
  return (
    <PaginaPublica titulo="Não foi possível abrir" apoio={mensagemDoErro(resposta.erro)}>
      <Botao variant="contained" onClick={repetir}>
        Tentar de novo
      </Botao>
    </PaginaPublica>
  )
}

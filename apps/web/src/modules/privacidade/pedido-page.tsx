import { useNavigate, useSearch } from '@tanstack/react-router'
import { ROTULOS_DO_TIPO, TIPOS_DE_PEDIDO } from '@vetlume/dominio/privacidade/estados'
import { useId, useMemo } from 'react'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { CampoPublico, FormularioPublico } from '../../ui/publico/formulario-publico.tsx'
import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'
import { useFormularioPublico } from '../../ui/publico/use-formulario-publico.ts'
import { usePedido } from '../documento/index.ts'

const UUID = /^[0-9a-f-]{36}$/

function Escolha() {
  const id = useId()
  return (
    <div className="fp-campo">
      <label htmlFor={id}>O que você quer</label>
      <select id={id} name="tipo" defaultValue="ACESSO">
        {TIPOS_DE_PEDIDO.map((tipo) => (
          <option key={tipo} value={tipo}>
            {ROTULOS_DO_TIPO[tipo]}
          </option>
        ))}
      </select>
    </div>
  )
}

function Pedir({ empresa, nome }: { empresa: string; nome: string }) {
  const ir = useNavigate()
  const form = useFormularioPublico({
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
      <FormularioPublico form={form} rotulo="Pedido" rotuloDeEnviar="Fazer o pedido" rotuloEnviando="Enviando…">
        <Escolha />
        <CampoPublico
          form={form}
          nome="identificador"
          rotulo="Seu CPF, e-mail ou telefone"
          ajuda="Como está no cadastro da empresa."
          autoCapitalize="none"
          maxLength={254}
        />
        <CampoPublico
          form={form}
          nome="detalhes"
          rotulo="Detalhes (opcional)"
          ajuda="O que corrigir, de qual animal é o prontuário…"
          maxLength={2000}
        />
      </FormularioPublico>
    </PaginaPublica>
  )
}

/** A person asks a company about their own data, by the link that the company publishes. */
export function PedidoPage() {
  const { empresa = '' }: BuscaNaUrl = useSearch({ strict: false })
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
      <button type="button" className="bt" onClick={repetir}>
        Tentar de novo
      </button>
    </PaginaPublica>
  )
}

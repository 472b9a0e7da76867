import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'

const EMPRESA = '01990000-0000-7000-8000-0000000000a1'
const CHAVE = 'k'.repeat(43)

provarTela(`/privacidade/pedido?empresa=${EMPRESA}`, {
  tambem: () =>
    servidor.responde(
      'POST /privacidade/pedido/aberto',
      exemplo('POST /privacidade/pedido/aberto', { estado: 'RECEBIDO', empresa: { nome: 'Lumiar' } }),
    ),
  leitura: {
    chave: 'GET /privacidade/empresa/:codigo',
    resposta: exemplo('GET /privacidade/empresa/:codigo', { codigo: EMPRESA, nome: 'Lumiar' }),
    mostra: /Peça a Lumiar, sem custo/,
    vazia: null,
  },
  acao: {
    chave: 'POST /privacidade/pedido',
    preenche: () => page.getByRole('textbox', { name: 'Seu CPF, e-mail ou telefone' }).fill('ana@casa.vet'),
    botao: 'Fazer o pedido',
    resposta: { chave: CHAVE, emailSai: true },
    pede: { empresa: EMPRESA, identificador: 'ana@casa.vet', tipo: 'ACESSO', detalhes: null },
    depois: 'Confirme que é você',
    recusa: 'MUITAS_TENTATIVAS',
  },
})

import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { provarTela } from '../../../teste/provar-tela.tsx'

provarTela('/cadastro/especie', {
  perfil: 'ADMIN',
  tambem: () => servidor.responde('GET /especie/:codigo', exemplo('GET /especie/:codigo', { nome: 'Felina' })),
  leitura: {
    chave: 'GET /especie',
    resposta: exemplo('GET /especie', { itens: [{ nome: 'Canina', racas: 12 }] }),
    mostra: 'Canina',
    vazia: { resposta: exemplo('GET /especie'), diz: 'Nenhuma espécie' },
  },
  acao: {
    chave: 'POST /especie',
    preenche: async () => {
      await page.getByRole('button', { name: 'Nova espécie' }).click()
      await page.getByRole('textbox', { name: 'Nome' }).fill('Felina')
    },
    botao: 'Cadastrar',
    pede: { nome: 'Felina' },
    resposta: exemplo('POST /especie', { nome: 'Felina' }),
    depois: 'Felina',
    recusa: 'JA_EXISTE',
  },
})

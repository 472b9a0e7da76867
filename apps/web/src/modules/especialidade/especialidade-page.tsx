import { cartaoDaEspecialidade, type ItemDeEspecialidade } from '@vetlume/dominio/especialidade'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { colunaDeSituacao, filtroDeSituacao, ouTraco, telaDeCadastro, doCartao } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeEspecialidade>[] = [
  { id: 'nome', titulo: 'Especialidade', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'descricao', titulo: 'Descrição', celula: ({ descricao }) => ouTraco(descricao), noCartao: 'oculta' },
  { id: 'especialistas', titulo: 'Especialistas', celula: ({ especialistas }) => especialistas, alinhar: 'direita' },
  { id: 'servicos', titulo: 'Serviços', celula: ({ servicos }) => servicos, alinhar: 'direita' },
  colunaDeSituacao,
]

export const EspecialidadePage = telaDeCadastro({
  ...doCartao(cartaoDaEspecialidade),
  genero: 'a',
  titulo: 'Especialidades',
  descricao: 'Áreas que agrupam especialistas e serviços.',
  colunas,
  filtros: [filtroDeSituacao],
  vazio: {
    titulo: 'Nenhuma especialidade',
    texto: 'As especialidades agrupam especialistas e serviços, como cardiologia ou diagnóstico por imagem.',
  },
  registro: async () => (await import('./especialidade-registro.tsx')).registroDeEspecialidade,
})

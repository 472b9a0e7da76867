import type { ItemDeEspecialidade } from '@vetlume/dominio/especialidade'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { colunaDeSituacao, filtroDeSituacao } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeEspecialidade>[] = [
  { id: 'nome', titulo: 'Especialidade', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'especialistas', titulo: 'Especialistas', celula: ({ especialistas }) => especialistas, alinhar: 'direita' },
  { id: 'servicos', titulo: 'Serviços', celula: ({ servicos }) => servicos, alinhar: 'direita' },
  colunaDeSituacao,
]

const buscar = listar<ItemDeEspecialidade>('especialidade')

export function EspecialidadePage() {
  return (
    <Pagina
      titulo="Especialidades"
      descricao="Áreas que agrupam especialistas e serviços."
      migalhas={[{ rotulo: 'Cadastro' }]}
    >
      <Lista
        nomes={['especialidade', 'especialidades']}
        chave={['especialidade', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={[filtroDeSituacao]}
        ordemPadrao="nome"
        abrir={({ codigo }) => ({ to: '/cadastro/especialista', search: { especialidade: codigo } })}
        vazio={{
          titulo: 'Nenhuma especialidade',
          texto: 'As especialidades agrupam especialistas e serviços, como cardiologia ou diagnóstico por imagem.',
        }}
      />
    </Pagina>
  )
}

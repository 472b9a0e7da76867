import { PRAZOS_DA_POLITICA } from '@vetlume/dominio/privacidade/guarda'
import { trocarSecoes } from '../secao-do-texto.ts'
import { SECOES_DA_POLITICA as ANTERIORES } from './politica-2-0.tsx'
import { Tabela } from './tabela.tsx'

/** The policy before this one, with the periods that are really kept. */
export const SECOES_DA_POLITICA = trocarSecoes(ANTERIORES, [
  {
    id: 'prazos',
    titulo: '5. Por quanto tempo guardamos',
    conteudo: (
      <>
        <Tabela titulos={['O quê', 'Prazo', 'Por quê']} linhas={PRAZOS_DA_POLITICA} />
        <p>
          O que tem prazo certo é apagado pelo sistema quando ele vence. “No mínimo” quer dizer que a lei não deixa
          apagar antes, e que nada sai sozinho depois: laudos, documentos e notas fiscais assinados ficam inteiros, com
          o nome impresso, porque mudá-los destruiria a prova de quem os fez.
        </p>
      </>
    ),
  },
])

import '../../ui/quadro.css'
import type { ImportacaoCompleta, ResultadoDaImportacao } from '@vetlume/dominio/importacao'
import { Fila, Pilha } from '../../ui/disposicao.tsx'
import { QuadroRolavel } from '../../ui/quadro-rolavel.tsx'
import { BotaoDasRecusadas } from './botao-das-recusadas.tsx'
import estilos from './problemas.module.css'
import { numero } from '../../lib/numero.ts'

const NA_TELA = 200

export interface ProblemasProps {
  importacao: ImportacaoCompleta
  resultado: ResultadoDaImportacao
}

/** The refused cells, line by line: what is written there and what to do about it. */
export function Problemas({ importacao, resultado: { problemas, totalDeProblemas } }: ProblemasProps) {
  const naTela = problemas.slice(0, NA_TELA)
  return (
    <Pilha espaco={2}>
      <Fila lado="pontas">
        <h3 className={estilos.titulo}>O que corrigir</h3>
        <BotaoDasRecusadas importacao={importacao} />
      </Fila>
      <QuadroRolavel nome="Linhas recusadas" className={estilos.quadro}>
        <table className="vl-quadro">
          <thead>
            <tr>
              {['Linha', 'Coluna e valor', 'O que corrigir'].map((titulo) => (
                <th key={titulo} scope="col">
                  {titulo}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {naTela.map(({ linha, coluna, valor, motivo }) => (
              <tr key={`${linha}-${coluna ?? ''}`}>
                <td className={estilos.numero}>{linha}</td>
                <td>
                  <div>{coluna ?? '–'}</div>
                  {valor !== '' && <div className={estilos.valor}>{valor}</div>}
                </td>
                <td>{motivo}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </QuadroRolavel>
      {totalDeProblemas > naTela.length && (
        <div className={estilos.caixa}>
          Aqui estão os primeiros {numero(naTela.length)} de {numero(totalDeProblemas)}. A planilha para baixar traz
          todos, cada um na sua linha.
        </div>
      )}
    </Pilha>
  )
}

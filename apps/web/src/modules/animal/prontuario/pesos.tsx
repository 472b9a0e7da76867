import { formatarPeso, type AnimalCompleto, type Pesagem } from '@vetlume/dominio/animal'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { useApagarPesagem } from '../api.ts'
import { GraficoDePesos } from './grafico-de-pesos.tsx'
import { variacaoDoPeso } from './variacao.ts'
import { parte } from '../../../ui/parte.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import estilos from './pesos.module.css'

const Dialogo = parte(async () => (await import('./dialogo-de-pesagem.tsx')).DialogoDePesagem)

const SEMPRE_A_VISTA = 4

interface TabelaProps {
  ficha: AnimalCompleto
  quantas: number
  aoCorrigir: (pesagem: Pesagem) => void
}

function TabelaDePesos({ ficha: { codigo, pesos, permissoes }, quantas, aoCorrigir }: TabelaProps) {
  const { mutateAsync: apagar } = useApagarPesagem(codigo)
  const excluir = async (pesagem: Pesagem, dia: string) => {
    const certeza = await confirmar({
      titulo: `Apagar a pesagem de ${dia}?`,
      texto: 'Para um peso que foi lançado por engano. O histórico guarda que ela existiu.',
      confirmar: 'Apagar',
      perigo: true,
    })
    if (!certeza) return
    try {
      await apagar(pesagem)
      avisar.sucesso('Pesagem apagada.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  return (
    <table className={estilos.pesos} aria-label="Pesagens">
      <thead className="so-leitor">
        <tr>
          <th scope="col">Dia</th>
          <th scope="col">Peso</th>
          <th scope="col">Variação</th>
          {permissoes.editar && <th scope="col">Ações</th>}
        </tr>
      </thead>
      <tbody>
        {pesos.slice(0, quantas).map((pesagem, i) => {
          const dia = formatarData(diaNaZona(pesagem.medidoEm, fusoEmUso()))
          return (
            <tr key={pesagem.codigo}>
              <td>{dia}</td>
              <td>
                <strong>{formatarPeso(pesagem.gramas)}</strong>
              </td>
              <td className={estilos.variacao}>{variacaoDoPeso(pesagem.gramas, pesos[i + 1]?.gramas)}</td>
              {permissoes.editar && (
                <td>
                  <BotaoDeIcone
                    size="small"
                    rotulo={`Corrigir a pesagem de ${dia}`}
                    dica="Corrigir"
                    onClick={() => aoCorrigir(pesagem)}
                  >
                    <Icone nome="edit" tamanho="texto" />
                  </BotaoDeIcone>
                  <BotaoDeIcone
                    size="small"
                    rotulo={`Apagar a pesagem de ${dia}`}
                    dica="Apagar"
                    onClick={() => void excluir(pesagem, dia)}
                  >
                    <Icone nome="delete-outline" tamanho="texto" />
                  </BotaoDeIcone>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Weighings: the line that they draw, and each of them, to be corrected or taken away. */
export function Pesos({ ficha }: { ficha: AnimalCompleto }) {
  const [aberta, definirAberta] = useState<Pesagem | 'nova' | null>(null)
  const [todas, definirTodas] = useState(false)
  const { pesos, permissoes } = ficha
  return (
    <Secao
      titulo="Peso"
      acoes={
        permissoes.editar && (
          <Botao size="small" startIcon={<Icone nome="add" />} onClick={() => definirAberta('nova')}>
            Pesar
          </Botao>
        )
      }
    >
      {pesos.length === 0 && (
        <Texto como="div" secundario>
          Nenhuma pesagem ainda.
        </Texto>
      )}
      {pesos.length > 1 && <GraficoDePesos pesos={pesos} />}
      {pesos.length > 0 && (
        <div className={estilos.quadro} data-grafico={pesos.length > 1}>
          <TabelaDePesos ficha={ficha} quantas={todas ? pesos.length : SEMPRE_A_VISTA} aoCorrigir={definirAberta} />
          {pesos.length > SEMPRE_A_VISTA && (
            <div className={estilos.mais}>
              <Botao size="small" color="secondary" onClick={() => definirTodas(!todas)}>
                {todas ? 'Mostrar menos' : `Ver as ${pesos.length} pesagens`}
              </Botao>
            </div>
          )}
        </div>
      )}
      {aberta !== null && (
        <Dialogo ficha={ficha} pesagem={aberta === 'nova' ? null : aberta} aoFechar={() => definirAberta(null)} />
      )}
    </Secao>
  )
}

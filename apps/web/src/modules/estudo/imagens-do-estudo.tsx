import './imagens-do-estudo.css'
import { MAXIMO_SEM_PERGUNTAR, type EstudoCompleto, type ImagemDoEstudo } from '@vetlume/dominio/estudo'
import { useCallback, useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { Botao } from '../../ui/botao.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Recado } from '../../ui/recado.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { useEnderecoDeBytes, usePerto } from '../documento/index.ts'
import { miniaturaRecebida, useAtualizarEstudos } from './api.ts'

interface QuadroProps {
  estudo: string
  imagem: ImagemDoEstudo
  nome: string
  /** Undefined where nothing is to be chosen. */
  escolhida: boolean | undefined
  aoEscolher: (codigo: string, sim: boolean) => void
}

function Quadro({ estudo, imagem: { codigo, temFigura, quadros, aviso, noLaudo }, nome, ...props }: QuadroProps) {
  const { escolhida, aoEscolher } = props
  const [referencia, perto] = usePerto()
  const fonte = useCallback(
    (_: number, sinal: AbortSignal) => miniaturaRecebida(estudo, codigo, sinal),
    [estudo, codigo],
  )
  const { endereco, falhou } = useEnderecoDeBytes(perto && temFigura, 0, fonte)
  return (
    <li className="er-quadro">
      <div ref={referencia} className="er-imagem">
        {endereco !== null && <img src={endereco} alt={nome} decoding="async" />}
        {falhou && 'Não carregou'}
        {!temFigura && 'Sem imagem'}
      </div>
      {escolhida === undefined ? (
        <span>
          {nome}
          {quadros > 1 && ` · ${quadros} quadros`}
          {noLaudo && ' · no laudo'}
        </span>
      ) : (
        <label>
          <input type="checkbox" checked={escolhida} onChange={({ target }) => aoEscolher(codigo, target.checked)} />{' '}
          {nome}
        </label>
      )}
      {aviso !== null && <span>{aviso}</span>}
    </li>
  )
}

/** In the order in which they came, series by series. */
function porSerie(itens: readonly ImagemDoEstudo[]): [string, ImagemDoEstudo[]][] {
  const series = new Map<string, ImagemDoEstudo[]>()
  for (const imagem of itens) series.set(imagem.serie, [...(series.get(imagem.serie) ?? []), imagem])
  return [...series]
}

/** Its images, series by series; of a large one a person ticks those that enter the laudo. */
export function ImagensDoEstudo({ estudo }: { estudo: EstudoCompleto }) {
  const { codigo, itens, permissoes } = estudo
  const [escolhidas, definir] = useState<ReadonlySet<string>>(new Set())
  const atualizar = useAtualizarEstudos()
  const escolhe = permissoes.trazer && itens.some(({ temFigura, noLaudo }) => temFigura && !noLaudo)
  const trazer = useAcao(
    () => api('POST /estudo/:codigo/trazer', { codigo, imagens: [...escolhidas] }),
    async () => {
      definir(new Set())
      await atualizar()
    },
    () => 'As imagens escolhidas estão no laudo, fora das figuras: ponha lá as que ele mostra.',
  )
  const mudar = (quais: readonly string[], sim: boolean) =>
    definir((antes) => {
      const novas = new Set(antes)
      for (const qual of quais) {
        if (sim) novas.add(qual)
        else novas.delete(qual)
      }
      return novas
    })
  const series = porSerie(itens)
  return (
    <Secao titulo={itens.length === 1 ? '1 imagem' : `${itens.length} imagens`}>
      {escolhe && itens.length > MAXIMO_SEM_PERGUNTAR && (
        <Recado>Este estudo é grande: marque as imagens que entram no laudo.</Recado>
      )}
      {trazer.error !== null && <Recado tom="error">{trazer.error.message}</Recado>}
      {series.map(([serie, imagens], ordem) => {
        const livres = imagens.filter(({ temFigura, noLaudo }) => temFigura && !noLaudo).map((uma) => uma.codigo)
        const todas = livres.length > 0 && livres.every((qual) => escolhidas.has(qual))
        return (
          <details key={serie} className="er-serie" open={series.length === 1 || ordem === 0}>
            <summary>
              Série {ordem + 1}, {imagens.length === 1 ? '1 imagem' : `${imagens.length} imagens`}
            </summary>
            {escolhe && livres.length > 1 && (
              <Botao size="small" onClick={() => mudar(livres, !todas)}>
                {todas ? 'Desmarcar a série' : 'Marcar a série'}
              </Botao>
            )}
            <ul className="er-grade" aria-label={`Imagens da série ${ordem + 1}`}>
              {imagens.map((imagem, i) => (
                <Quadro
                  key={imagem.codigo}
                  estudo={codigo}
                  imagem={imagem}
                  nome={`Imagem ${imagem.numero ?? i + 1}`}
                  escolhida={escolhe && imagem.temFigura && !imagem.noLaudo ? escolhidas.has(imagem.codigo) : undefined}
                  aoEscolher={(qual, sim) => mudar([qual], sim)}
                />
              ))}
            </ul>
          </details>
        )
      })}
      {escolhe && (
        <Botao
          variant="contained"
          disabled={escolhidas.size === 0}
          loading={trazer.isPending}
          onClick={() => trazer.mutate(undefined)}
        >
          {escolhidas.size === 0 ? 'Levar ao laudo' : `Levar ${escolhidas.size} ao laudo`}
        </Botao>
      )}
    </Secao>
  )
}

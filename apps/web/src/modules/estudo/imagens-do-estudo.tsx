import { contar, juntar } from '@vetlume/dominio/formatos'
import './imagens-do-estudo.css'
import { MAXIMO_SEM_PERGUNTAR, type EstudoCompleto, type ImagemDoEstudo } from '@vetlume/dominio/estudo'
import { useCallback, useMemo, useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { Botao } from '../../ui/botao.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Recado } from '../../ui/recado.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { useEnderecoDeBytes, usePerto, VisorLento, type FonteDaImagem } from '../documento/index.ts'
import { miniaturaRecebida, useAtualizarEstudos } from './api.ts'

interface AmpliadasProps {
  estudo: EstudoCompleto
  primeira: string
  aoFechar: () => void
}

interface QuadroProps {
  estudo: string
  imagem: ImagemDoEstudo
  nome: string
  /** Undefined where nothing is to be chosen. */
  escolhida: boolean | undefined
  aoEscolher: (codigo: string, sim: boolean) => void
  aoAbrir: (codigo: string) => void
}

function Quadro({ estudo, imagem: { codigo, temFigura, quadros, aviso, noLaudo }, nome, ...props }: QuadroProps) {
  const { escolhida, aoEscolher, aoAbrir } = props
  const [referencia, perto] = usePerto()
  const fonte = useCallback(() => miniaturaRecebida(estudo, codigo), [estudo, codigo])
  const { endereco, falhou, repetir } = useEnderecoDeBytes(perto && temFigura, 0, fonte)
  return (
    <li className="er-quadro">
      <div ref={referencia} className="er-imagem">
        {temFigura ? (
          <button
            type="button"
            aria-label={falhou ? `${nome}: não carregou, tentar de novo` : `Ampliar ${nome}`}
            onClick={falhou ? repetir : () => aoAbrir(codigo)}
          >
            {endereco !== null && <img src={endereco} alt="" decoding="async" />}
            {falhou && 'Não carregou. Tentar de novo'}
          </button>
        ) : (
          'Sem imagem'
        )}
      </div>
      {escolhida === undefined ? (
        <span>{juntar(nome, quadros > 1 && `${quadros} quadros`, noLaudo && 'no laudo')}</span>
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

/** One of them as it is seen, before anybody says of which exam it is, and the others after it. */
function Ampliadas({ estudo: { codigo, itens }, primeira, aoFechar }: AmpliadasProps) {
  const vistas = useMemo(() => itens.filter(({ temFigura }) => temFigura), [itens])
  const [indice, mudar] = useState(() => vistas.findIndex((uma) => uma.codigo === primeira))
  const fonte: FonteDaImagem = useCallback(
    (qual, sinal) =>
      api('GET /estudo/:codigo/imagem/:imagem', { codigo, imagem: vistas[qual]?.codigo ?? '' }, { sinal }),
    [codigo, vistas],
  )
  return (
    <VisorLento
      imagens={vistas.map(({ largura, altura, quadros }) => ({
        legenda: quadros > 1 ? `O primeiro de ${quadros} quadros` : '',
        largura: largura ?? 1,
        altura: altura ?? 1,
      }))}
      indice={indice}
      fonte={fonte}
      aoMudar={mudar}
      aoFechar={aoFechar}
    />
  )
}

/** Its images, series by series; of a large one a person ticks those that enter the laudo. */
export function ImagensDoEstudo({ estudo }: { estudo: EstudoCompleto }) {
  const { codigo, itens, permissoes } = estudo
  const [escolhidas, definir] = useState<ReadonlySet<string>>(new Set())
  const [ampliada, ampliar] = useState<string | null>(null)
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
    <Secao titulo={contar(itens.length, 'imagem', 'imagens')}>
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
              Série {ordem + 1}, {contar(imagens.length, 'imagem', 'imagens')}
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
                  aoAbrir={ampliar}
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
      {ampliada !== null && <Ampliadas estudo={estudo} primeira={ampliada} aoFechar={() => ampliar(null)} />}
    </Secao>
  )
}

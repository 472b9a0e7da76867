import { useQuery } from '@tanstack/react-query'
import type { AssinaturaDoEspecialista } from '@vetlume/dominio/especialista'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { useEnderecoDoBlob } from '../../../lib/use-endereco-do-blob.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Fila } from '../../../ui/disposicao.tsx'
import { Bloco } from '../../../ui/esqueleto.tsx'
import { AreaDeArquivos } from '../../../ui/formulario/area-de-arquivos.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { consultaDaImagem, useMudanca } from '../api.ts'
import estilos from './cartao-da-imagem.module.css'

type Imagem = NonNullable<AssinaturaDoEspecialista['imagem']>

/** On white, in both schemes: it is how it will be printed. */
function Papel({ codigo, imagem }: { codigo: string; imagem: Imagem }) {
  const { data, error } = useQuery(consultaDaImagem(codigo, imagem.sha256))
  const endereco = useEnderecoDoBlob(data)
  if (error !== null) return <Alerta severity="error">A imagem não pôde ser mostrada: {mensagemDoErro(error)}</Alerta>
  return (
    <div className={estilos.papel}>
      {endereco === null ? (
        <Bloco width="60%" height={60} />
      ) : (
        <img src={endereco} alt="Assinatura, como sai nos laudos" className={estilos.imagem} />
      )}
    </div>
  )
}

interface CartaoProps {
  codigo: string
  assinatura: AssinaturaDoEspecialista
}

/** The image that is printed above the name on a laudo. */
export function CartaoDaImagem({ codigo, assinatura: { imagem, permissoes } }: CartaoProps) {
  const { mutateAsync: enviar, isPending } = useMudanca('POST /especialista/:codigo/assinatura/imagem', codigo)
  const { mutateAsync: retirar } = useMudanca('DELETE /especialista/:codigo/assinatura/imagem', codigo)
  const [trocando, definirTrocando] = useState(false)
  const aoEscolher = async ([arquivo]: File[]) => {
    if (arquivo === undefined) return
    try {
      await enviar({ arquivo })
      definirTrocando(false)
      avisar.sucesso('Assinatura salva. Ela sai nos próximos laudos.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  const aoRetirar = async () => {
    const texto = 'Os laudos já assinados continuam com ela; os próximos saem sem imagem.'
    if (!(await confirmar({ titulo: 'Retirar a imagem?', texto, confirmar: 'Retirar', perigo: true }))) return
    try {
      await retirar({})
      avisar.sucesso('Imagem retirada.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  const pedirArquivo = permissoes.editar && (imagem === null || trocando)
  return (
    <Secao
      titulo="Imagem da assinatura"
      descricao="Sai acima do nome nos laudos. O melhor é um PNG de fundo transparente, só com o traço."
    >
      <div className={estilos.grade}>
        {imagem !== null && <Papel codigo={codigo} imagem={imagem} />}
        {imagem !== null && (
          <Fila>
            <Texto tamanho="pequeno" secundario className={estilos.texto}>
              Enviada em <DataHora instante={imagem.enviadaEm} />
              {PONTO_ENTRE_PARTES}
              {imagem.largura} × {imagem.altura} pixels
            </Texto>
            {permissoes.editar && !trocando && (
              <>
                <Botao size="small" onClick={() => definirTrocando(true)}>
                  Trocar
                </Botao>
                <Botao size="small" color="error" onClick={() => void aoRetirar()}>
                  Retirar
                </Botao>
              </>
            )}
          </Fila>
        )}
        {pedirArquivo && (
          <AreaDeArquivos
            rotulo={isPending ? 'Enviando…' : 'Escolher imagem'}
            dica="PNG ou JPEG, até 10 MB"
            aceitar="image/png,image/jpeg"
            desabilitada={isPending}
            aoEscolher={(arquivos) => void aoEscolher(arquivos)}
          />
        )}
        {imagem === null && !permissoes.editar && <div className={estilos.caixa}>Nenhuma imagem.</div>}
      </div>
    </Secao>
  )
}

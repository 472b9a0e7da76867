import './marca-na-figura.css'

/** What a figure stands for, said over it. */
export const MarcaNaFigura = ({ texto }: { texto: string }) => <b className="marca-na-figura">{texto}</b>

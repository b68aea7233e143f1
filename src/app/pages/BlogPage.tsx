import { StructuredData } from '#app/StructuredData.tsx';
import { shareImage } from '#app/shareImage.ts';
import { article } from '#demo/article.ts';
import { siteAddress } from '#domain/publicPages.ts';
import { routes } from '#domain/routes.ts';
import { articleStructuredData } from '#domain/structuredData.ts';
import { BlogScreen } from '#screens/blog/BlogScreen.tsx';

const url = siteAddress(routes.blog);

export function Component() {
  return (
    <>
      <meta property="article:published_time" content={article.date} />
      <meta property="article:author" content={article.author} />
      <meta property="article:section" content={article.category} />
      <StructuredData json={articleStructuredData(article, { url, image: shareImage.url })} />
      <BlogScreen post={article} path={routes.blog} url={url} />
    </>
  );
}
